import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/trade.ts';

export type Refund = typeof refund.$inferSelect;

/** The number of the refund by which a member's order is ending; undefined without one. */
export const openRefundNo = async (db: Database, orderId: number): Promise<string | undefined> => {
  const open = and(
    eq(refund.orderId, orderId),
    eq(refund.state, 'sending'),
    ne(refund.kind, 'late'),
  );
  const [row] = await db.select({ no: refund.refundNo }).from(refund).where(open);
  return row?.no;
};

/** The refund that an order tells of: the one that ended it, before money that came too late. */
export const refundOf = async (db: Database, orderId: number): Promise<Refund | undefined> => {
  const [row] = await db
    .select()
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(sql`${refund.kind} = 'late'`), asc(refund.id))
    .limit(1);
  return row;
};
