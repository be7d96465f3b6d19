import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { refund } from '../../../db/tables/refund.ts';

export type Refund = typeof refund.$inferSelect;

/** What ends the order first, then money paid too late, then the newest that came to nothing. */
export const byWeight = [
  sql`case when ${refund.state} in ('withdrawn', 'refused') then 2 when ${refund.kind} = 'late' then 1
    else 0 end`,
  desc(refund.id),
];

export const refundOf = async (db: Database, orderId: number): Promise<Refund | undefined> => {
  const [row] = await db
    .select()
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(...byWeight)
    .limit(1);
  return row;
};

/** The refund of an order that is asked for and not sent: at most one. */
export const isRequestedRefund = and(
  eq(refund.orderId, orderTable.id),
  eq(refund.state, 'requested'),
);

/** Those of these orders whose refund is asked for and not sent. */
export const requestedRefundOf = async (
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ id: refund.orderId })
    .from(refund)
    .where(and(inArray(refund.orderId, [...orderIds]), eq(refund.state, 'requested')));
  return new Set(rows.map(({ id }) => id));
};

/** The same as a query about each order of an outer one. */
export const requestedRefund = (db: Database) =>
  db.select({ id: refund.id }).from(refund).where(isRequestedRefund);
