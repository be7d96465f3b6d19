import { and, eq, lte } from 'drizzle-orm';
import { paymentRefusals } from '#schemas/payment/refusals.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { orderTable } from '../../db/tables/order.ts';
import {
  dropPayment,
  endPayment,
  openPayment,
  type Payment,
  type Providers,
  paymentByNo,
  providerOf,
} from '../../libraries/payment-book/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { BillStatus } from '../../platform/payment/payment.ts';
import { closeOrder } from './close.ts';
import { lockOrder, type Order } from './rows/orders.ts';
import { settle } from './settle.ts';

export const askProvider = async (
  services: Providers,
  db: Database,
  payment: Payment,
  now: number,
): Promise<BillStatus['state']> => {
  const provider = providerOf(services, payment.channel);
  const { state, amountFen, providerNo } = await provider.ask(db, payment.payNo, now);
  if (state === 'paid' && amountFen !== payment.amountFen)
    throw new RefusedError(paymentRefusals.paymentUnavailable);
  if (state === 'paid') await settle(db, payment, providerNo, now);
  if (state === 'failed')
    await retryOnConflict(db, (tx) => dropPayment(tx, payment, 'failed', now));
  if (state === 'closed') await endPayment(db, payment);
  return state;
};

/**
 * As `askProvider`, for callers that need a final answer. Refuses `paymentRunning` while the payment is under
 * way, `paymentUnavailable` without an answer.
 */
export const askSettledState = async (
  services: Providers,
  db: Database,
  payment: Payment,
  now: number,
): Promise<Exclude<BillStatus['state'], 'processing'>> => {
  const state = await askProvider(services, db, payment, now);
  if (state === 'processing') throw new RefusedError(paymentRefusals.paymentRunning);
  return state;
};

const prepared = async (db: Database, { payNo }: Payment): Promise<boolean> =>
  (await paymentByNo(db, payNo))?.prepay !== '';

/**
 * Closes an unpaid payment at the provider. Refuses `paymentRunning`, `paymentUnavailable` where it can still
 * be paid.
 */
export const closeUnpaid = async (
  services: Providers,
  db: Database,
  payment: Payment,
  now: number,
): Promise<void> => {
  await providerOf(services, payment.channel).close(db, payment.payNo);
  if ((await askSettledState(services, db, payment, now)) !== 'waiting') return;
  if (await prepared(db, payment)) throw new RefusedError(paymentRefusals.paymentUnavailable);
  // the payment's sheet is still being made: its maker then finds the payment closed
  await retryOnConflict(db, (tx) => dropPayment(tx, payment, 'closed', now));
};

/**
 * Makes a payment impossible, and books one made just before. Refuses `paymentRunning`, `paymentUnavailable`.
 */
export const closePayment = async (
  services: Providers,
  db: Database,
  payment: Payment,
  now: number,
): Promise<void> => {
  const state = await askSettledState(services, db, payment, now);
  if (state === 'waiting' || state === 'failed') await closeUnpaid(services, db, payment, now);
};

/**
 * Closes an unpaid order, at the provider first, so that nobody pays for it any more. Returns the order
 * afterwards: paid, where the payment came first. Refuses what `closePayment` refuses.
 */
export const closeEverywhere = async (
  services: Providers,
  db: Database,
  order: Order,
  reason: string,
  now: number,
): Promise<Order> => {
  const open = await openPayment(db, order.id);
  if (open && open.channel !== 'balance') await closePayment(services, db, open, now);
  return retryOnConflict(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    if (locked.state !== 'unpaid') return locked;
    // the member may have opened another payment sheet meanwhile
    if (await openPayment(tx, order.id)) throw new RefusedError(paymentRefusals.paymentRunning);
    return closeOrder(tx, locked, reason, now);
  });
};

const EXPIRED = '超时未支付，自动取消';

export const isDue = ({ state, expireAt }: Order, now: number): boolean =>
  state === 'unpaid' && expireAt.getTime() <= now;

export const expireOrder = async (
  services: Providers,
  db: Database,
  order: Order,
  now: number,
): Promise<void> => {
  if (isDue(order, now)) await closeEverywhere(services, db, order, EXPIRED, now);
};

/** As `expireOrder`; a payment that the provider has not decided is left to the job, which asks again. */
export const expireQuietly = (
  services: Providers,
  db: Database,
  order: Order,
  now: number,
): Promise<void> =>
  expireOrder(services, db, order, now).catch((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
  });

export const expireDue = async (
  services: Providers,
  db: Database,
  memberId: number,
  now: number,
): Promise<void> => {
  const due = and(
    eq(orderTable.memberId, memberId),
    eq(orderTable.state, 'unpaid'),
    lte(orderTable.expireAt, new Date(now)),
  );
  for (const order of await db.select().from(orderTable).where(due))
    await expireQuietly(services, db, order, now);
};
