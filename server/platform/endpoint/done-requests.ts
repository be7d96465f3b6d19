import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doneRequest } from '../../db/tables/done-request.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import { DAY } from '../time/durations.ts';

const RETENTION = 30 * DAY;

/** `{}` where the answer is a secret, undefined for an unknown request. */
export const answerOf = async (db: Database, hash: string): Promise<unknown> => {
  const [row] = await db.select().from(doneRequest).where(eq(doneRequest.hash, hash));
  return row?.answer;
};

/** False for a repetition; waits for an equal request that is under way. */
export const claimRequest = async (tx: Database, hash: string, now: number): Promise<boolean> => {
  const claim = { hash, answer: {}, at: new Date(now) };
  const own = await tx.insert(doneRequest).values(claim).onConflictDoNothing().returning();
  return own.length > 0;
};

export const keepAnswer = async (tx: Database, hash: string, answer: unknown): Promise<void> => {
  await tx.update(doneRequest).set({ answer }).where(eq(doneRequest.hash, hash));
};

export const dropClaim = async (tx: Database, hash: string): Promise<void> => {
  await tx.delete(doneRequest).where(eq(doneRequest.hash, hash));
};

export const sweepRequests = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, doneRequest, lt(doneRequest.at, new Date(now - RETENTION)));
};
