import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { answerOf, claimRequest, keepAnswer } from '../../../platform/endpoint/done-requests.ts';

const record = z.object({ attempt: z.int() });

/**
 * Claims a request to begin in the transaction that carries it out; gives the attempt that the same
 * request has led to before, and waits for it where it is under way. Unlike an idempotent verb the
 * one that begins answers a repetition with what stands now, not with its first answer.
 */
export const claimBegin = async (
  tx: Database,
  hash: string,
  now: number,
): Promise<number | undefined> => {
  if (await claimRequest(tx, hash, now)) return undefined;
  return z.parse(record, await answerOf(tx, hash)).attempt;
};

/** Stores the attempt as the answer of the claimed request. */
export const noteBegun = (tx: Database, hash: string, attempt: number): Promise<void> =>
  keepAnswer(tx, hash, { attempt });
