import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { liveWatch } from '../../db/tables/live.ts';
import { MINUTE } from '../../platform/time/durations.ts';

/** How long a member counts as present after the last sign of life, in ms. */
const PRESENT = MINUTE;

/** The statement that records a member's arrival; it returns the room's id the first time only. */
export const arriving = (db: Database, liveId: number, memberId: number, now: number) => {
  const at = new Date(now);
  return db
    .insert(liveWatch)
    .values({ liveId, memberId, countedAt: at, presentUntil: at })
    .onConflictDoNothing()
    .returning({ liveId: liveWatch.liveId });
};

/**
 * Records that these members are present. Time counts where they were present all along, in whole seconds by
 * the database's clock, once however many pages of a member are open.
 */
export const stay = async (
  db: Database,
  liveId: number,
  memberIds: readonly number[],
  now: number,
): Promise<void> => {
  if (memberIds.length === 0) return;
  const at = new Date(now);
  const presentUntil = new Date(now + PRESENT);
  // every server writes rows in this order, so that no two wait for each other
  const ids = [...new Set(memberIds)].sort((a, b) => a - b);
  const passed = sql`floor(extract(epoch from (excluded.counted_at - ${liveWatch.countedAt})))::integer`;
  const wasAway = sql`(${liveWatch.presentUntil} < excluded.counted_at or ${passed} < 0)`;
  await db
    .insert(liveWatch)
    .values(ids.map((memberId) => ({ liveId, memberId, countedAt: at, presentUntil })))
    .onConflictDoUpdate({
      target: [liveWatch.liveId, liveWatch.memberId],
      set: {
        seconds: sql`${liveWatch.seconds} + case when ${wasAway} then 0 else ${passed} end`,
        countedAt: sql`case when ${wasAway} then excluded.counted_at
          else ${liveWatch.countedAt} + ${passed} * interval '1 second' end`,
        presentUntil: sql`greatest(${liveWatch.presentUntil}, excluded.present_until)`,
      },
    });
};

export const leave = async (
  db: Database,
  liveId: number,
  memberIds: readonly number[],
  now: number,
): Promise<void> => {
  await stay(db, liveId, memberIds, now);
  if (memberIds.length === 0) return;
  const own = and(eq(liveWatch.liveId, liveId), inArray(liveWatch.memberId, [...memberIds]));
  await db
    .update(liveWatch)
    .set({ presentUntil: new Date(now) })
    .where(own);
};
