import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, epochMs, operatorText } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { feedbackKinds, feedbackStates, LONGEST_FEEDBACK_ANSWER } from './fields.ts';
import { feedbackRefusals } from './refusals.ts';

const head = memberRow(feedbackStates, { kind: z.enum(feedbackKinds), text: z.string() });

const noSuchFeedback = pickRefusals(feedbackRefusals, 'noSuchFeedback');

/** Waiting feedback comes oldest first, other newest first; `word` is a part of the nickname. */
export const feedbackCalls = queueCalls({
  ...{ label: '意见反馈', many: 'feedback', one: 'feedback', look: 'support.look' },
  ...{ tabs: [...feedbackStates, 'all'], head, refusals: noSuchFeedback },
  full: z.extend(head, {
    contact: z.string(),
    pictures: z.array(z.string()),
    answer: z.string(),
    /** '' for nobody yet. */
    by: author,
    answeredAt: z.nullable(epochMs),
  }),
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countFeedback, list: listFeedback } = feedbackCalls;
export const { read: readFeedback } = feedbackCalls;

export const answerFeedback = decisionCall(
  'answer-feedback',
  'support.edit',
  { text: operatorText(LONGEST_FEEDBACK_ANSWER) },
  ['answered'],
  noSuchFeedback,
);

export const feedbackDeskApi = { countFeedback, listFeedback, readFeedback, answerFeedback };
