import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payment, type tradeOrder } from '../../db/tables/trade.ts';

export type Payment = typeof payment.$inferSelect;
export type PaymentOrder = Pick<typeof tradeOrder.$inferSelect, 'id' | 'orderNo' | 'payFen'>;

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
  if (open) await endPayment(tx, open.id, 'closed');
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

/** Ends a payment that nobody has paid. */
export const endPayment = async (
  tx: Database,
  id: number,
  state: 'failed' | 'closed',
): Promise<void> => {
  const open = and(eq(payment.id, id), eq(payment.state, 'open'));
  await tx.update(payment).set({ state }).where(open);
};

/** Our number of a payment at the provider. */
export const payNoOf = async (db: Database, id: number | null): Promise<string> => {
  const [row] = id === null ? [] : await db.select().from(payment).where(eq(payment.id, id));
  return row?.payNo ?? '';
};
