import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refund, tradeOrder } from '../../db/tables/trade.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Standing } from '../../platform/payment.ts';
import { transact } from '../../platform/transact.ts';
import { closeOrder } from './close-order.ts';
import { bookReturned } from './give-back.ts';
import { lockOrder, type Order } from './orders.ts';
import { endPayment, openPayment, type Payment, payNoOf } from './payments.ts';
import { settle } from './settle.ts';

type Payments = Pick<Desk, 'payments'>;

/** Asks the provider about a payment and books what it says. */
export const askProvider = async (
  { payments }: Payments,
  db: Database,
  payment: Payment,
  now: number,
): Promise<Standing['state']> => {
  const { state, amountFen, providerNo } = await payments.ask(db, payment.payNo, now);
  if (state === 'paid' && amountFen !== payment.amountFen)
    throw new RefusedError('paymentUnavailable');
  if (state === 'paid') await settle(db, payment, providerNo, now);
  if (state === 'failed') await endPayment(db, payment.id, 'failed');
  return state;
};

/** Lets nobody pay any more, and books what was paid just before. Refuses `paymentRunning`. */
export const closePayment = async (
  desk: Payments,
  db: Database,
  payment: Payment,
  now: number,
): Promise<void> => {
  const state = await askProvider(desk, db, payment, now);
  if (state === 'processing') throw new RefusedError('paymentRunning');
  if (state === 'paid') return;
  await desk.payments.close(db, payment.payNo);
  await askProvider(desk, db, payment, now);
};

/**
 * Closes an unpaid order, at the provider first, so that nobody pays for it any more. Gives the order
 * as it is then: paid, where that came first. Refuses `paymentRunning`.
 */
export const closeEverywhere = async (
  desk: Payments,
  db: Database,
  order: Order,
  reason: string,
  now: number,
): Promise<Order> => {
  const open = await openPayment(db, order.id);
  if (open && open.channel !== 'balance') await closePayment(desk, db, open, now);
  return transact(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    return locked.state === 'unpaid' ? closeOrder(tx, locked, reason, now) : locked;
  });
};

export const EXPIRED = '超时未支付，自动取消';

/** Closes an order whose time is up. */
export const expireOrder = async (
  desk: Payments,
  db: Database,
  order: Order,
  now: number,
): Promise<void> => {
  if (order.state !== 'unpaid' || order.expireAt.getTime() > now) return;
  await closeEverywhere(desk, db, order, EXPIRED, now);
};

/** Closes a member's orders whose time is up, before they are shown any. */
export const expireDue = async (
  desk: Payments,
  db: Database,
  memberId: number,
  now: number,
): Promise<void> => {
  const due = and(
    eq(tradeOrder.memberId, memberId),
    eq(tradeOrder.state, 'unpaid'),
    lte(tradeOrder.expireAt, new Date(now)),
  );
  for (const order of await db.select().from(tradeOrder).where(due)) {
    // what the provider is still deciding, or cannot say, is the job's
    await expireOrder(desk, db, order, now).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
    });
  }
};

/** Sends a refund's money back, and books it once it has arrived. False while it has not. */
export const sendRefund = async (
  { payments }: Payments,
  db: Database,
  refundNo: string,
  now: number,
): Promise<boolean> => {
  const [row] = await db
    .select({ refund, order: tradeOrder })
    .from(refund)
    .innerJoin(tradeOrder, eq(tradeOrder.id, refund.orderId))
    .where(eq(refund.refundNo, refundNo));
  if (row?.refund.state !== 'sending') return true;
  const { amountFen } = row.refund;
  const payNo = await payNoOf(db, row.refund.paymentId);
  const sent = { payNo, refundNo, amountFen, totalFen: amountFen };
  if (!(await payments.repay(db, sent))) return false;
  const { channel } = payments;
  await transact(db, async (tx) =>
    bookReturned(tx, await lockOrder(tx, row.order), refundNo, channel, now),
  );
  return true;
};
