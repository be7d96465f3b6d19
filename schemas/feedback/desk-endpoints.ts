import * as z from 'zod/mini';
import { pickRefusals } from '../define-refusals.ts';
import {
  author,
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  operatorText,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { feedbackKinds, feedbackStates, LONGEST_FEEDBACK_ANSWER } from './fields.ts';
import { feedbackRefusals } from './refusals.ts';

/** What members tell of the product: publishers alone read and answer it. */

const feedbackHead = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  state: z.enum(feedbackStates),
  at: epochMs,
});
export type FeedbackHead = z.output<typeof feedbackHead>;

const feedbackInFull = z.extend(feedbackHead, {
  contact: z.string(),
  pictures: z.array(z.string()),
  answer: z.string(),
  /** Who answered; '' for nobody yet. */
  by: author,
  answeredAt: z.nullable(epochMs),
});
export type FeedbackInFull = z.output<typeof feedbackInFull>;

export const feedbackTabs = [...feedbackStates, 'all'] as const;
export type FeedbackTab = (typeof feedbackTabs)[number];

/** What waits comes oldest first, everything else newest first; `word` stands in the nickname. */
export const listFeedback = operatorCall(
  'list-feedback',
  'support.look',
  z.object({ state: z.enum(feedbackTabs), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({ items: z.array(feedbackHead), pages: z.int(), waiting: z.int() }),
);

const noSuchFeedback = pickRefusals(feedbackRefusals, 'noSuchFeedback');

export const readFeedback = operatorCall(
  'read-feedback',
  'support.look',
  z.object({ id: rowId }),
  feedbackInFull,
  { refusals: noSuchFeedback },
);

/** How much waits for an answer. */
export const countFeedback = operatorCall(
  'count-feedback',
  'support.look',
  emptyObject,
  z.object({ waiting: z.int() }),
);

/** Answers once, and tells the member; `stale`: somebody has answered already, and nothing was changed. */
export const answerFeedback = operatorCall(
  'answer-feedback',
  'support.edit',
  z.object({ id: rowId, text: operatorText(LONGEST_FEEDBACK_ANSWER), key: operationKey }),
  z.object({ outcome: z.enum(['answered', 'stale']) }),
  { idempotent: true, refusals: noSuchFeedback },
);

export const feedbackDeskApi = { countFeedback, listFeedback, readFeedback, answerFeedback };
