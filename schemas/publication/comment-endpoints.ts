import * as z from 'zod/mini';
import { pickRefusals } from '../define-refusals.ts';
import {
  author,
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  operatorText,
  rowId,
} from '../operator/operator-call.ts';
import { hasUnseen } from '../tidy-text.ts';
import { publicationRefusals } from './refusals.ts';

/** The longest comment, in characters. */
export const LONGEST_COMMENT = 500;

const LONGEST_KEY = 120;

/** The key of a section, by which comments stay with it wherever it stands. */
const section = z.string().check(
  z.minLength(1),
  z.maxLength(LONGEST_KEY),
  z.refine((text) => !hasUnseen(text)),
);

const comment = z.object({
  id: rowId,
  author,
  at: epochMs,
  /** Whether its author changed the words afterwards. */
  edited: z.boolean(),
  text: z.string(),
  /** Until when who asks may change the words; null: not, or not any more. */
  changeUntil: z.nullable(epochMs),
});

const thread = z.object({
  first: comment,
  replies: z.array(comment),
  /** Who has closed it; null while it is open. */
  resolved: z.nullable(z.object({ by: author, at: epochMs })),
});

/** Open threads by section, also of sections that are gone from the draft. */
export const countComments = operatorCall(
  'count-comments',
  'home.look',
  emptyObject,
  z.object({ items: z.array(z.object({ section: z.string(), open: z.int() })) }),
);

/** The threads about a section: the open ones, oldest first, then what was resolved last. */
export const readComments = operatorCall(
  'read-comments',
  'home.look',
  z.object({ section }),
  z.object({ threads: z.array(thread) }),
);

/** Begins a thread about a section of the draft. */
export const addComment = operatorCall(
  'add-comment',
  'home.edit',
  z.object({ section, text: operatorText(LONGEST_COMMENT), key: operationKey }),
  z.object({ id: rowId }),
  {
    idempotent: true,
    refusals: pickRefusals(publicationRefusals, 'noSuchSection', 'commentsFull'),
  },
);

/** Answers in a thread, which opens it again; `id`: its first comment. */
export const replyToComment = operatorCall(
  'reply-to-comment',
  'home.edit',
  z.object({ id: rowId, text: operatorText(LONGEST_COMMENT), key: operationKey }),
  z.object({ id: rowId }),
  {
    idempotent: true,
    refusals: pickRefusals(publicationRefusals, 'noSuchComment', 'threadFull', 'commentsFull'),
  },
);

/** Changes one's own words, some time after they were written. */
export const changeComment = operatorCall(
  'change-comment',
  'home.edit',
  z.object({ id: rowId, text: operatorText(LONGEST_COMMENT), key: operationKey }),
  emptyObject,
  {
    idempotent: true,
    refusals: pickRefusals(publicationRefusals, 'noSuchComment', 'commentFixed'),
  },
);

/** Closes a thread, or opens it again; `id`: its first comment. */
export const resolveComment = operatorCall(
  'resolve-comment',
  'home.edit',
  z.object({ id: rowId, resolved: z.boolean(), key: operationKey }),
  emptyObject,
  {
    idempotent: true,
    refusals: pickRefusals(publicationRefusals, 'noSuchComment', 'commentsFull'),
  },
);

export const commentApi = {
  countComments,
  readComments,
  addComment,
  replyToComment,
  changeComment,
  resolveComment,
};
