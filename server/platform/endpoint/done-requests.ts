import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doneRequest } from '../../db/tables/done-request.ts';
import { DAY } from '../time/durations.ts';

/** How long a request is known again, in ms. */
const KEPT = 30 * DAY;

/** What a request was answered; `{}` where the answer is a secret, undefined for an unknown one. */
export const answerOf = async (db: Database, hash: string): Promise<unknown> => {
  const [row] = await db.select().from(doneRequest).where(eq(doneRequest.hash, hash));
  return row?.answer;
};

/** Whether a request is the first of its kind; the same one under way is waited for. */
export const claimRequest = async (tx: Database, hash: string, now: number): Promise<boolean> => {
  const claim = { hash, answer: {}, at: new Date(now) };
  const own = await tx.insert(doneRequest).values(claim).onConflictDoNothing().returning();
  return own.length > 0;
};

export const keepAnswer = async (tx: Database, hash: string, answer: unknown): Promise<void> => {
  await tx.update(doneRequest).set({ answer }).where(eq(doneRequest.hash, hash));
};

/** The claimed request was never made. */
export const dropClaim = async (tx: Database, hash: string): Promise<void> => {
  await tx.delete(doneRequest).where(eq(doneRequest.hash, hash));
};

export const sweepRequests = async (db: Database, now: number): Promise<void> => {
  await db.delete(doneRequest).where(lt(doneRequest.at, new Date(now - KEPT)));
};
