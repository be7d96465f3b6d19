import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import {
  author,
  epochMs,
  operationKey,
  operatorCall,
  operatorText,
  rowId,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { appealStates, LONGEST_APPEAL_ANSWER } from './appeal-fields.ts';
import { examRefusals } from './refusals.ts';

/** Appeals against results, by the number of their attempts alone: those who mark settle them. */

/** The most that an attempt is worth. */
const MOST_SCORE = 1_000_000;

/** `scored` when it was made, `score` now; `marks`: answers of it that were marked by hand. */
const appealHead = z.object({
  attempt: rowId,
  exam: z.string(),
  text: z.string(),
  at: epochMs,
  scored: z.int(),
  score: z.int(),
  full: z.int(),
  marks: z.int(),
  state: z.enum(appealStates),
  answer: z.string(),
  /** Who settled it; '' for nobody yet. */
  by: author,
  settledAt: z.nullable(epochMs),
});
export type AppealHead = z.output<typeof appealHead>;

const noSuchAppeal = pickRefusals(examRefusals, 'noSuchAppeal');

/** What waits, the longest waiting first, or what was settled, the newest first. */
export const appealCalls = queueCalls({
  ...{ label: '成绩申诉', many: 'appeals', one: 'appeal', look: 'content.decide' },
  ...{ tabs: ['open', 'settled'], head: appealHead, full: appealHead, filter: {} },
  ...{ id: 'attempt', key: 'attempt', refusals: noSuchAppeal },
});
export const { count: countAppeals, list: listAppeals, read: readAppeal } = appealCalls;

const score = z.int().check(z.nonnegative(), z.maximum(MOST_SCORE));

/**
 * Answers once, and tells the member; whether the score was changed meanwhile is seen by the server. `seen`: the score
 * that the operator answered on. `stale`: somebody has answered, or the score is another one.
 */
export const settleAppeal = operatorCall(
  'settle-appeal',
  'content.decide',
  z.object({
    attempt: rowId,
    text: operatorText(LONGEST_APPEAL_ANSWER),
    seen: score,
    key: operationKey,
  }),
  z.object({ outcome: z.enum(['settled', 'stale']) }),
  { idempotent: true, refusals: noSuchAppeal },
);

export const appealDeskApi = { countAppeals, listAppeals, readAppeal, settleAppeal };
