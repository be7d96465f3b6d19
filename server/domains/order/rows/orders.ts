import { and, eq, type SQL } from 'drizzle-orm';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { OrderState } from '#schemas/order/fields.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { teamGroupTable } from '../../../db/tables/activity.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Member } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { after, type OrderEvent } from '../states.ts';

export type Order = typeof orderTable.$inferSelect;

const ownBy = async (db: Database, memberId: number, named: SQL): Promise<Order> => {
  const own = and(named, eq(orderTable.memberId, memberId));
  const [row] = await db.select().from(orderTable).where(own);
  if (!row) throw new RefusedError(orderRefusals.noSuchOrder);
  return row;
};

/** Also an order removed from the member's list. Refuses `noSuchOrder`, also for another member's order. */
export const ownOrder = (db: Database, memberId: number, id: string): Promise<Order> =>
  ownBy(db, memberId, eq(orderTable.id, keyOrZero(id)));

/** Refuses `noSuchOrder`. */
export const ownOrderByNo = (db: Database, memberId: number, orderNo: string): Promise<Order> =>
  ownBy(db, memberId, eq(orderTable.orderNo, orderNo));

/** Every change of orders begins with this lock, so that a member's orders change one after another. */
export const lockMember = async (tx: Database, memberId: number): Promise<Member> => {
  const own = eq(member.id, memberId);
  const [row] = await tx.select().from(member).where(own).for('no key update');
  if (!row) throw new RefusedError(callRefusals.notLoggedIn);
  return row;
};

export const lockGroup = async (tx: Database, groupId: number) => {
  const [row] = await tx
    .select()
    .from(teamGroupTable)
    .where(eq(teamGroupTable.id, groupId))
    .for('update');
  if (!row) throw new RefusedError(activityRefusals.noSuchGroup);
  return row;
};

/** Locks member, group, order, always in this sequence; returns the order as it is then. */
export const lockOrder = async (tx: Database, { id, memberId, groupId }: Order): Promise<Order> => {
  await lockMember(tx, memberId);
  if (groupId !== null) await lockGroup(tx, groupId);
  const [row] = await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update');
  if (!row) throw new RefusedError(orderRefusals.noSuchOrder);
  return row;
};

type Change = Partial<typeof orderTable.$inferInsert>;

/** Refuses where the locked order's state forbids the event. */
export const move = async (
  tx: Database,
  order: Order,
  event: OrderEvent,
  change: Change = {},
): Promise<Order> => {
  const state: OrderState = after(order.state, event);
  const [row] = await tx
    .update(orderTable)
    .set({ ...change, state })
    .where(and(eq(orderTable.id, order.id), eq(orderTable.state, order.state)))
    .returning();
  if (!row) throw new RefusedError(orderRefusals.noSuchOrder);
  return row;
};
