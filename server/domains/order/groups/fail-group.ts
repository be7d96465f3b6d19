import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { teamGroupTable } from '../../../db/tables/activity.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { closeOrder } from '../close.ts';
import { giveBack } from '../give-back.ts';
import { lockGroup, type Order } from '../rows/orders.ts';
import { tellOfOrder } from '../tell.ts';
import type { GroupRow } from './groups.ts';

const REASON = '未在规定时间内成团';

const endOrder = async (tx: Database, order: Order, now: number): Promise<void> => {
  if (order.state === 'unpaid') await closeOrder(tx, order, REASON, now);
  else await giveBack(tx, order, { kind: 'group', reason: REASON }, now);
  const body = `“${order.title}”未能在规定时间内成团，已付款项会原路退回。`;
  await tellOfOrder(tx, order, 'group-failed', { title: '拼团未成功', body }, now);
};

export const isGroupDue = ({ state, stopAt }: GroupRow, now: number): boolean =>
  state === 'open' && stopAt.getTime() <= now;

export const failGroupIfDue = async (
  tx: Database,
  groupId: number,
  now: number,
): Promise<boolean> => {
  const group = await lockGroup(tx, groupId);
  if (!isGroupDue(group, now)) return false;
  const closing = { state: 'failed', closedAt: new Date(now) } as const;
  await tx.update(teamGroupTable).set(closing).where(eq(teamGroupTable.id, groupId));
  const orders = await tx
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.groupId, groupId), inArray(orderTable.state, ['unpaid', 'grouping'])))
    .orderBy(asc(orderTable.id))
    .for('update');
  for (const order of orders) await endOrder(tx, order, now);
  return true;
};

/** Ends an activity's groups whose time is up; returns how many. */
export const failDueGroups = async (
  db: Database,
  activityId: number,
  now: number,
): Promise<number> => {
  const due = await db
    .select({ id: teamGroupTable.id })
    .from(teamGroupTable)
    .where(
      and(
        eq(teamGroupTable.activityId, activityId),
        eq(teamGroupTable.state, 'open'),
        lte(teamGroupTable.stopAt, new Date(now)),
      ),
    );
  for (const { id } of due) await retryOnConflict(db, (tx) => failGroupIfDue(tx, id, now));
  return due.length;
};
