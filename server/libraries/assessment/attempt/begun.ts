import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { answerOf, claimRequest, keepAnswer } from '../../../platform/endpoint/done-requests.ts';

const record = z.object({ attempt: z.int() });

/**
 * Claims a request to begin within its transaction; returns the attempt that the same request has begun before, and
 * waits for it where it is under way. Unlike an idempotent verb, a repetition gets the attempt as it is now, not the
 * first answer.
 */
export const claimBegin = async (
  tx: Database,
  hash: string,
  now: number,
): Promise<number | undefined> => {
  if (await claimRequest(tx, hash, now)) return undefined;
  return z.parse(record, await answerOf(tx, hash)).attempt;
};

export const noteBegun = (tx: Database, hash: string, attempt: number): Promise<void> =>
  keepAnswer(tx, hash, { attempt });
