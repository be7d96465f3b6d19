import { and, eq, lt, sql } from 'drizzle-orm';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { teamGroupTable, teamMember } from '../../../db/tables/activity.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import type { Order } from '../rows/orders.ts';
import { unpaidBy } from '../rows/unpaid-order.ts';
import type { ActivityOnSale } from './activity.ts';
import { meetingTime } from './meeting.ts';

export type GroupRow = typeof teamGroupTable.$inferSelect;

/** One item for all groups of an activity, since a member has one place in it. */
export const teamItem = (activityId: number | string): string => `team:${activityId}`;

export const GROUP_EXPIRY = 'group-expiry';

export const groupByKey = async (db: Database, key: number | null): Promise<GroupRow> => {
  const [row] =
    key === null ? [] : await db.select().from(teamGroupTable).where(eq(teamGroupTable.id, key));
  if (!row) throw new RefusedError(activityRefusals.noSuchGroup);
  return row;
};

/** Refuses `groupFull` where all places are taken or held, `groupFailed` once the time is up. */
export const assertGroupOpen = ({ state, stopAt, reserved, need }: GroupRow, now: number): void => {
  if (state === 'full' || (state === 'open' && reserved >= need))
    throw new RefusedError(activityRefusals.groupFull);
  if (state === 'failed' || stopAt.getTime() <= now)
    throw new RefusedError(activityRefusals.groupFailed);
};

const openGroupIn = (db: Database, activityId: number, memberId: number) =>
  db
    .select({ id: teamGroupTable.id })
    .from(teamMember)
    .innerJoin(teamGroupTable, eq(teamGroupTable.id, teamMember.groupId))
    .where(
      and(
        eq(teamGroupTable.activityId, activityId),
        eq(teamMember.memberId, memberId),
        eq(teamGroupTable.state, 'open'),
      ),
    )
    .limit(1);

export const openGroupOf = async (
  db: Database,
  activityId: number,
  memberId: number,
): Promise<number | null> => (await openGroupIn(db, activityId, memberId))[0]?.id ?? null;

type Asking = { activityId: number; memberId: number; groupId: number | null };

export const seatIn = async (db: Database, { activityId, memberId, groupId }: Asking) => {
  const [found] = await db
    .select({
      own: sql<number | null>`${openGroupIn(db, activityId, memberId)}`,
      unpaid: { id: orderTable.id, groupId: orderTable.groupId },
      requested: teamGroupTable,
    })
    .from(oneRow)
    .leftJoin(orderTable, unpaidBy(memberId, teamItem(activityId)))
    .leftJoin(teamGroupTable, eq(teamGroupTable.id, groupId ?? 0));
  return found ?? { own: null, unpaid: null, requested: null };
};

/** Holds a place for an unpaid order. Refuses `groupFull`, `groupFailed`. */
export const holdSeat = async (tx: Database, groupId: number, now: number): Promise<void> => {
  const held = await tx
    .update(teamGroupTable)
    .set({ reserved: sql`${teamGroupTable.reserved} + 1` })
    .where(
      and(
        eq(teamGroupTable.id, groupId),
        eq(teamGroupTable.state, 'open'),
        lt(teamGroupTable.reserved, teamGroupTable.need),
        sql`${teamGroupTable.stopAt} > ${new Date(now).toISOString()}`,
      ),
    )
    .returning({ id: teamGroupTable.id });
  if (held.length === 0) assertGroupOpen(await groupByKey(tx, groupId), now);
  if (held.length === 0) throw new RefusedError(activityRefusals.groupFull);
};

export const leaveSeat = async (tx: Database, groupId: number): Promise<void> => {
  await tx
    .update(teamGroupTable)
    .set({ reserved: sql`${teamGroupTable.reserved} - 1` })
    .where(eq(teamGroupTable.id, groupId));
};

/** The group's time begins now; a meeting ends it earlier. */
export const openGroup = async (
  tx: Database,
  order: Order,
  row: ActivityOnSale,
  now: number,
): Promise<void> => {
  const { id: activityId, need, hours, meetsAt } = row;
  const lasts = now + hours * HOUR;
  const stopAt = meetsAt ? Math.min(lasts, meetingTime(row).until.getTime()) : lasts;
  const at = new Date(now);
  const [group] = await tx
    .insert(teamGroupTable)
    .values({
      ...{ activityId, need, leaderId: order.memberId, state: 'open', joined: 1, reserved: 1 },
      openedAt: at,
      stopAt: new Date(stopAt),
    })
    .returning();
  if (!group) throw new RefusedError(activityRefusals.noSuchGroup);
  const memberRow = {
    groupId: group.id,
    memberId: order.memberId,
    orderId: order.id,
    joinedAt: at,
  };
  await tx.insert(teamMember).values(memberRow);
  await tx.update(orderTable).set({ groupId: group.id }).where(eq(orderTable.id, order.id));
  await addJob(tx, { kind: GROUP_EXPIRY, subject: String(group.id), dueAt: stopAt });
};

/** Turns a paid order's held place into a taken one; true if it fills the group. */
export const joinGroup = async (
  tx: Database,
  order: Order,
  groupId: number,
  now: number,
): Promise<boolean> => {
  const [group] = await tx
    .update(teamGroupTable)
    .set({ joined: sql`${teamGroupTable.joined} + 1` })
    .where(and(eq(teamGroupTable.id, groupId), eq(teamGroupTable.state, 'open')))
    .returning();
  if (!group) throw new RefusedError(activityRefusals.groupFailed);
  const memberRow = {
    groupId,
    memberId: order.memberId,
    orderId: order.id,
    joinedAt: new Date(now),
  };
  await tx.insert(teamMember).values(memberRow);
  if (group.joined < group.need) return false;
  const full = { state: 'full', closedAt: new Date(now) } as const;
  await tx.update(teamGroupTable).set(full).where(eq(teamGroupTable.id, groupId));
  return true;
};
