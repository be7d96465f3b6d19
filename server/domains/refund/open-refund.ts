import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';

/** The refund that is ending the order; undefined without one. */
export const openRefundNo = async (db: Database, orderId: number): Promise<string | undefined> => {
  const open = and(
    eq(refund.orderId, orderId),
    eq(refund.state, 'sending'),
    ne(refund.kind, 'late'),
  );
  const [row] = await db.select({ no: refund.refundNo }).from(refund).where(open);
  return row?.no;
};
