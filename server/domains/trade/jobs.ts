import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tradeOrder } from '../../db/tables/trade.ts';
import { DAY } from '../../platform/durations.ts';
import { addJob, type JobHandlers } from '../../platform/jobs.ts';
import { keyOf } from '../../platform/keys.ts';
import { COUPON_NOTICE, noticeCouponEnd } from '../promotion/index.ts';
import { failGroupIfDue } from './activities/fail-group.ts';
import { GROUP_EXPIRY } from './activities/groups.ts';
import { expireOrder } from './at-provider.ts';
import { ORDER_EXPIRY } from './create-order.ts';
import { SEND_REFUND } from './give-back.ts';
import { lastLook } from './last-look.ts';
import type { Order } from './orders.ts';
import { LAST_LOOK, openPayment } from './payments.ts';
import type { Providers } from './provider-of.ts';
import { sendRefund } from './send-refund.ts';

const ORDER_CLOSING = 'order-closing';

const orderBySubject = async (db: Database, subject: string): Promise<Order | undefined> => {
  const key = keyOf(subject) ?? 0;
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, key));
  return order;
};

const opensAtProvider = async (db: Database, { id }: Order): Promise<boolean> => {
  const open = await openPayment(db, id);
  return open !== undefined && open.channel !== 'balance';
};

/**
 * The timed work that waits for nobody else. An order that could be paid at the provider is handed on
 * to the work that asks there.
 */
export const ownJobs = (desk: Providers): JobHandlers => ({
  [ORDER_EXPIRY]: async (db, subject, now) => {
    const order = await orderBySubject(db, subject);
    if (!order) return undefined;
    if (order.state === 'unpaid' && (await opensAtProvider(db, order)))
      return (tx) => addJob(tx, { kind: ORDER_CLOSING, subject, dueAt: now });
    await expireOrder(desk, db, order, now);
    return undefined;
  },
  [GROUP_EXPIRY]: async (_db, subject, now) => {
    const key = keyOf(subject) ?? 0;
    return async (tx) => {
      await failGroupIfDue(tx, key, now);
    };
  },
  [COUPON_NOTICE]: noticeCouponEnd,
});

/** The timed work that asks the provider, who may be slow. */
export const providerJobs = (desk: Providers): JobHandlers => ({
  [ORDER_CLOSING]: async (db, subject, now) => {
    const order = await orderBySubject(db, subject);
    if (order) await expireOrder(desk, db, order, now);
    return undefined;
  },
  [SEND_REFUND]: async (db, subject, now) => {
    const repaid = await sendRefund(desk, db, subject, now);
    if (repaid === 'underway') throw new Error('退款尚未到账');
    if (repaid !== 'held') return undefined;
    // people see to it at the provider: whether they have is asked once a day
    return (tx) => addJob(tx, { kind: SEND_REFUND, subject, dueAt: now + DAY });
  },
  [LAST_LOOK]: lastLook(desk),
});

/** All the timed work of orders, groups and coupons, by kind; a job that throws is tried again later. */
export const tradeJobs = (desk: Providers): JobHandlers => ({
  ...ownJobs(desk),
  ...providerJobs(desk),
});
