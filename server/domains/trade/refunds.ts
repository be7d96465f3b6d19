import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/trade.ts';

/** The number of an order's refund that is on its way; undefined without one. */
export const openRefundNo = async (db: Database, orderId: number): Promise<string | undefined> => {
  const open = and(eq(refund.orderId, orderId), eq(refund.state, 'sending'));
  const [row] = await db.select({ no: refund.refundNo }).from(refund).where(open);
  return row?.no;
};
