import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { doneRequest } from '../../../db/tables/done-request.ts';

const record = z.object({ attempt: z.int() });

/**
 * Claims a request to begin in the transaction that carries it out; gives the attempt that the same
 * request has led to before, and waits for it where it is under way.
 */
export const claimBegin = async (
  tx: Database,
  hash: string,
  now: number,
): Promise<number | undefined> => {
  const claim = { hash, answer: {}, at: new Date(now) };
  const [own] = await tx.insert(doneRequest).values(claim).onConflictDoNothing().returning();
  if (own) return undefined;
  const [row] = await tx.select().from(doneRequest).where(eq(doneRequest.hash, hash));
  return z.parse(record, row?.answer).attempt;
};

/** What the claimed request has led to. */
export const noteBegun = async (tx: Database, hash: string, attempt: number): Promise<void> => {
  await tx.update(doneRequest).set({ answer: { attempt } }).where(eq(doneRequest.hash, hash));
};
