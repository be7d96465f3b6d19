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

/** Appeals against results. Operators see the attempt's number alone, so that nobody is judged by name. */

const MOST_SCORE = 1_000_000;

const appealHead = z.object({
  attempt: rowId,
  exam: z.string(),
  text: z.string(),
  at: epochMs,
  /** When the appeal was made; `score`: now. */
  scored: z.int(),
  score: z.int(),
  full: z.int(),
  /** Answers that were marked by hand. */
  marks: z.int(),
  state: z.enum(appealStates),
  answer: z.string(),
  /** Who settled it; '' for nobody yet. */
  by: author,
  settledAt: z.nullable(epochMs),
});
export type AppealHead = z.output<typeof appealHead>;

const noSuchAppeal = pickRefusals(examRefusals, 'noSuchAppeal');

/** Open appeals come oldest first, settled ones newest first. */
export const appealCalls = queueCalls({
  ...{ label: '成绩申诉', many: 'appeals', one: 'appeal', look: 'content.decide' },
  ...{ tabs: ['open', 'settled'], head: appealHead, full: appealHead, filter: {} },
  ...{ id: 'attempt', key: 'attempt', refusals: noSuchAppeal },
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countAppeals, list: listAppeals, read: readAppeal } = appealCalls;

const score = z.int().check(z.nonnegative(), z.maximum(MOST_SCORE));

/**
 * Answers an appeal and notifies the member; the server compares the scores to say whether the result has changed.
 * `stale`: it was answered before, or the score is no longer `seen`.
 */
export const settleAppeal = operatorCall(
  'settle-appeal',
  'content.decide',
  z.object({
    attempt: rowId,
    text: operatorText(LONGEST_APPEAL_ANSWER),
    /** The score that the operator saw. */
    seen: score,
    key: operationKey,
  }),
  z.object({ outcome: z.enum(['settled', 'stale']) }),
  { idempotent: true, refusals: noSuchAppeal },
);

export const appealDeskApi = { countAppeals, listAppeals, readAppeal, settleAppeal };
