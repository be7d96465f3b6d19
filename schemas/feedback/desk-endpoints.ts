import * as z from 'zod/mini';
import { byWord, queueCalls, waits } from '../desk/queue-calls.ts';
import {
  author,
  epochMs,
  operationKey,
  operatorCall,
  operatorText,
  rowId,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { feedbackKinds, feedbackStates, LONGEST_FEEDBACK_ANSWER } from './fields.ts';
import { feedbackRefusals } from './refusals.ts';

const feedbackHead = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  state: z.enum(feedbackStates),
  at: epochMs,
});

const feedbackInFull = z.extend(feedbackHead, {
  contact: z.string(),
  pictures: z.array(z.string()),
  answer: z.string(),
  /** Who answered; '' for nobody yet. */
  by: author,
  answeredAt: z.nullable(epochMs),
});

export const feedbackTabs = [...feedbackStates, 'all'] as const;
export type FeedbackTab = (typeof feedbackTabs)[number];

const noSuchFeedback = pickRefusals(feedbackRefusals, 'noSuchFeedback');

/** Waiting feedback comes oldest first, other newest first; `word` is a part of the nickname. */
export const {
  count: countFeedback,
  list: listFeedback,
  read: readFeedback,
} = queueCalls({
  ...{ many: 'feedback', one: 'feedback', look: 'support.look', tabs: feedbackTabs },
  ...{ head: feedbackHead, full: feedbackInFull, id: z.object({ id: rowId }) },
  ...{ filter: byWord, listed: waits, counts: waits, refusals: noSuchFeedback },
});

/** Answers and notifies the member; `stale`: it was answered before, and nothing was changed. */
export const answerFeedback = operatorCall(
  'answer-feedback',
  'support.edit',
  z.object({ id: rowId, text: operatorText(LONGEST_FEEDBACK_ANSWER), key: operationKey }),
  z.object({ outcome: z.enum(['answered', 'stale']) }),
  { idempotent: true, refusals: noSuchFeedback },
);

export const feedbackDeskApi = { countFeedback, listFeedback, readFeedback, answerFeedback };
