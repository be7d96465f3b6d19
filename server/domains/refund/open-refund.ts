import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import type { Order } from '../order/index.ts';

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

/** Whether an order's refund is asked for and not sent yet. */
export const isAsked = async (tx: Database, { id }: Pick<Order, 'id'>): Promise<boolean> =>
  (await tx.$count(refund, and(eq(refund.orderId, id), eq(refund.state, 'requested')))) > 0;
