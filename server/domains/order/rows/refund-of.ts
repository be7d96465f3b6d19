import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { refund } from '../../../db/tables/refund.ts';

export type Refund = typeof refund.$inferSelect;

/** The refund that ends the order first, then late payments, then the newest without effect. */
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

export const isRequestedRefund = and(
  eq(refund.orderId, orderTable.id),
  eq(refund.state, 'requested'),
);

export const refundRequestsOf = async (
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

export const requestedRefund = (db: Database) =>
  db.select({ id: refund.id }).from(refund).where(isRequestedRefund);
