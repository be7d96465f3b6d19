import * as z from 'zod/mini';
import { author, emptyObject, epochMs, operatorText, rowId } from '../operator/operator-call.ts';
import { hasUnseen } from '../text/tidy-text.ts';
import { type ClassicLayout, type ClassicVariantName, classicVariants } from './classic-layout.ts';
import { act, look } from './fields.ts';
import type { HomeDocument } from './home-document.ts';
import { isPage, type PageName, pageNames } from './page-names.ts';
import { distinctSections, sectionKey } from './section-item.ts';

/** What comments on a section hang on: its key, on a classic page behind the name of that page. */
export const commentedKey = (page: PageName, key: string): string =>
  page === 'ordered' ? key : `${page}/${key}`;

/** The same in words, such as 样式二的资讯列表. */
export const commentedWords = (commented: string): string => {
  const [page = '', ...key] = commented.split('/');
  return key.length > 0 && isPage(page) ? `${pageNames[page]}的${key.join('/')}` : commented;
};

/** All sections of a document that may be commented on; a page of which it says nothing is as it was shipped. */
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
  /** Until when who asks may change the words; null: not, or not any more. */
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

/** The threads about a section: the open ones, oldest first, then what was resolved last. */
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

/** Answers in a thread, which opens it again; `id`: its first comment. */
export const replyToComment = act(
  'reply-to-comment',
  'home.edit',
  { id: rowId, text: operatorText(LONGEST_COMMENT) },
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

/** Closes a thread, or opens it again; `id`: its first comment. */
export const resolveComment = act(
  'resolve-comment',
  'home.edit',
  { id: rowId, resolved: z.boolean() },
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
