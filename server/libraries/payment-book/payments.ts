import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { orderTable } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

export type Payment = typeof payment.$inferSelect;
export type PaymentOrder = Pick<typeof orderTable.$inferSelect, 'id' | 'orderNo' | 'payFen'>;

/** At most one payment of an order is open; somebody may be paying it right now. */
export const openPayment = async (db: Database, orderId: number): Promise<Payment | undefined> => {
  const open = and(eq(payment.orderId, orderId), eq(payment.state, 'open'));
  const [row] = await db.select().from(payment).where(open);
  return row;
};

export const lastPayment = async (db: Database, orderId: number): Promise<Payment | undefined> => {
  const [row] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(sql`${payment.id} desc`)
    .limit(1);
  return row;
};

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

/** An open payment is reused: two could both be paid. The order must be locked. */
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

/** False where the payment was ended meanwhile. */
export const keepPrepay = async (
  db: Database,
  { id }: Payment,
  prepay: string,
): Promise<boolean> => {
  const open = and(eq(payment.id, id), eq(payment.state, 'open'));
  const updated = await db
    .update(payment)
    .set({ prepay })
    .where(open)
    .returning({ id: payment.id });
  return updated.length > 0;
};

export const endPayment = async (db: Database, { id }: Payment): Promise<void> => {
  const open = and(eq(payment.id, id), eq(payment.state, 'open'));
  await db.update(payment).set({ state: 'closed' }).where(open);
};

/** Asks the provider about a payment that was closed here, and closes it there as well. */
export const LAST_LOOK = 'payment-last-look';

/** The payment might still be paid at the provider, which a job asks next. */
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
