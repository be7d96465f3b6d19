import * as z from 'zod/mini';
import { author, emptyObject, epochMs, operatorText, rowId } from '../operator/operator-call.ts';
import { hasUnseen } from '../text/tidy-text.ts';
import { type ClassicLayout, type ClassicVariantName, classicVariants } from './classic-layout.ts';
import { act, look } from './fields.ts';
import type { HomeDocument } from './home-document.ts';
import { isPage, type PageName, pageNames } from './page-names.ts';
import { distinctSections, sectionKey } from './section-item.ts';

/** The id of a section for comments: its key, on a classic page prefixed with the page's name. */
export const commentedKey = (page: PageName, key: string): string =>
  page === 'ordered' ? key : `${page}/${key}`;

/** Such as 样式二的资讯列表. */
export const commentedWords = (commented: string): string => {
  const [page = '', ...key] = commented.split('/');
  return key.length > 0 && isPage(page) ? `${pageNames[page]}的${key.join('/')}` : commented;
};

/** The ids of all sections in a document; a page that it does not mention is as shipped. */
export const commentedIn = (
  { sections, layouts }: Pick<HomeDocument, 'sections' | 'layouts'>,
  shipped: Readonly<Record<ClassicVariantName, ClassicLayout>>,
): Set<string> =>
  new Set([
    ...sections.map(sectionKey),
    ...classicVariants.flatMap((page) =>
      distinctSections((layouts[page] ?? shipped[page]).nodes).map((node) =>
        commentedKey(page, sectionKey(node)),
      ),
    ),
  ]);

export const LONGEST_COMMENT = 500;

const LONGEST_KEY = 120;

const section = z.string().check(
  z.minLength(1),
  z.maxLength(LONGEST_KEY),
  z.refine((text) => !hasUnseen(text)),
);

const comment = z.object({
  id: rowId,
  author,
  at: epochMs,
  edited: z.boolean(),
  text: z.string(),
  /** Until when this operator may edit the text; null: not, or no longer. */
  changeUntil: z.nullable(epochMs),
});

const thread = z.object({
  first: comment,
  replies: z.array(comment),
  resolved: z.nullable(z.object({ by: author, at: epochMs })),
});

export const countComments = look(
  'count-comments',
  {},
  z.object({ items: z.array(z.object({ section: z.string(), open: z.int() })) }),
);

/** Open threads first, the oldest first, then resolved ones, the latest first. */
export const readComments = look(
  'read-comments',
  { section },
  z.object({ threads: z.array(thread) }),
);

export const addComment = act(
  'add-comment',
  'home.edit',
  { section, text: operatorText(LONGEST_COMMENT) },
  z.object({ id: rowId }),
  ['noSuchSection', 'commentsFull'],
);

export const replyToComment = act(
  'reply-to-comment',
  'home.edit',
  {
    /** Of the thread's first comment. */
    id: rowId,
    text: operatorText(LONGEST_COMMENT),
  },
  z.object({ id: rowId }),
  ['noSuchComment', 'threadFull', 'commentsFull'],
);

export const changeComment = act(
  'change-comment',
  'home.edit',
  { id: rowId, text: operatorText(LONGEST_COMMENT) },
  emptyObject,
  ['noSuchComment', 'commentFixed'],
);

/** Resolves or reopens a thread. */
export const resolveComment = act(
  'resolve-comment',
  'home.edit',
  {
    /** Of the thread's first comment. */
    id: rowId,
    resolved: z.boolean(),
  },
  emptyObject,
  ['noSuchComment', 'commentsFull'],
);

export const commentApi = {
  countComments,
  readComments,
  addComment,
  replyToComment,
  changeComment,
  resolveComment,
};
