import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { orderTable } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

export type Payment = typeof payment.$inferSelect;
export type PaymentOrder = Pick<typeof orderTable.$inferSelect, 'id' | 'orderNo' | 'payFen'>;

/** The payment of an order that somebody may be paying right now. */
export const openPayment = async (db: Database, orderId: number): Promise<Payment | undefined> => {
  const open = and(eq(payment.orderId, orderId), eq(payment.state, 'open'));
  const [row] = await db.select().from(payment).where(open);
  return row;
};

/** The last payment of an order, however it went. */
export const lastPayment = async (db: Database, orderId: number): Promise<Payment | undefined> => {
  const [row] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(sql`${payment.id} desc`)
    .limit(1);
  return row;
};

/** The payment that paid an order. */
export const settlingPayment = async (
  db: Database,
  orderId: number,
): Promise<Payment | undefined> => {
  const own = and(eq(payment.orderId, orderId), eq(payment.settles, 1));
  const [row] = await db.select().from(payment).where(own);
  return row;
};

export const paymentByNo = async (db: Database, payNo: string): Promise<Payment | undefined> => {
  const [row] = await db.select().from(payment).where(eq(payment.payNo, payNo));
  return row;
};

/** The open payment of a locked order, or a new one: two would be paid twice. */
export const beginPayment = async (
  tx: Database,
  { id, orderNo, payFen }: PaymentOrder,
  channel: Payment['channel'],
  now: number,
): Promise<Payment> => {
  const open = await openPayment(tx, id);
  if (open?.channel === channel) return open;
  if (open) await dropPayment(tx, open, 'closed', now);
  const tries = await tx.$count(payment, eq(payment.orderId, id));
  const [row] = await tx
    .insert(payment)
    .values({
      ...{ orderId: id, channel, state: 'open', amountFen: payFen },
      payNo: `${orderNo}${String(tries + 1).padStart(2, '0')}`,
      createdAt: new Date(now),
    })
    .returning();
  if (!row) throw new Error('a payment was not written');
  return row;
};

/** Keeps what opens the sheet of an open payment; false where that was ended meanwhile. */
export const keepPrepay = async (
  db: Database,
  { id }: Payment,
  prepay: string,
): Promise<boolean> => {
  const open = and(eq(payment.id, id), eq(payment.state, 'open'));
  const rows = await db.update(payment).set({ prepay }).where(open).returning({ id: payment.id });
  return rows.length > 0;
};

/** Ends a payment that the provider lets nobody pay any more. */
export const endPayment = async (db: Database, { id }: Payment): Promise<void> => {
  const open = and(eq(payment.id, id), eq(payment.state, 'open'));
  await db.update(payment).set({ state: 'closed' }).where(open);
};

/** The job that asks the provider about a payment closed here, and closes it there as well. */
export const LAST_LOOK = 'payment-last-look';

/** Ends an open payment that might still be paid at the provider, which is asked next. */
export const dropPayment = async (
  tx: Database,
  { id, payNo, channel }: Payment,
  state: 'failed' | 'closed',
  now: number,
): Promise<void> => {
  const open = and(eq(payment.id, id), eq(payment.state, 'open'));
  const ended = await tx.update(payment).set({ state }).where(open).returning({ id: payment.id });
  if (ended.length > 0 && channel !== 'balance')
    await addJob(tx, { kind: LAST_LOOK, subject: payNo, dueAt: now });
};
