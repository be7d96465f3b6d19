import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  supportMessageTable as message,
  supportThreadTable as thread,
} from '../../db/tables/support.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import { DAY } from '../../platform/time/durations.ts';

/** In ms: an answered thread without a new message is closed after this. */
const QUIET = 14 * DAY;

/** How long a closed thread is kept, in ms. */
const CLOSED_RETENTION = 180 * DAY;

const MOST = 200;

const closeQuiet = async (db: Database, now: number): Promise<void> => {
  const answered = and(eq(thread.state, 'open'), eq(thread.waiting, 0));
  const quiet = lt(thread.latestAt, new Date(now - QUIET));
  await db
    .update(thread)
    .set({ state: 'closed', closedAt: new Date(now) })
    .where(and(answered, quiet));
};

const isOver = (now: number) =>
  and(eq(thread.state, 'closed'), lt(thread.closedAt, new Date(now - CLOSED_RETENTION)));

const dropThread = (db: Database, memberId: number, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const own = eq(thread.memberId, memberId);
    const [over] = await tx
      .select()
      .from(thread)
      .where(and(own, isOver(now)))
      .for('update');
    if (!over) return;
    const removed = await tx.delete(message).where(eq(message.memberId, memberId)).returning();
    await tx.delete(thread).where(own);
    const before = removed.flatMap(({ pictures }) => pictures);
    await dropReplaced(tx, { memberId, before, after: [], now });
  });

export const sweepSupport = async (db: Database, now: number): Promise<void> => {
  await closeQuiet(db, now);
  const rows = await db
    .select({ memberId: thread.memberId })
    .from(thread)
    .where(isOver(now))
    .limit(MOST);
  for (const { memberId } of rows) await dropThread(db, memberId, now);
};
