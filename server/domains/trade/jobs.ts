import { eq } from 'drizzle-orm';
import { tradeOrder } from '../../db/tables/trade.ts';
import type { Desk } from '../../platform/desk.ts';
import type { JobHandlers } from '../../platform/jobs.ts';
import { keyOf } from '../../platform/keys.ts';
import { COUPON_NOTICE, noticeCouponEnd } from '../promotion/index.ts';
import { failGroupIfDue } from './activities/fail-group.ts';
import { GROUP_EXPIRY } from './activities/groups.ts';
import { closePayment, expireOrder, sendRefund } from './at-provider.ts';
import { LAST_LOOK } from './close-order.ts';
import { ORDER_EXPIRY } from './create-order.ts';
import { SEND_REFUND } from './give-back.ts';
import { paymentByNo } from './payments.ts';

/** The timed work of orders, groups and coupons, by kind; a job that throws is tried again later. */
export const tradeJobs = (desk: Pick<Desk, 'payments'>): JobHandlers => ({
  [ORDER_EXPIRY]: async (db, subject, now) => {
    const key = keyOf(subject) ?? 0;
    const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, key));
    if (order) await expireOrder(desk, db, order, now);
    return undefined;
  },
  [GROUP_EXPIRY]: async (_db, subject, now) => {
    const key = keyOf(subject) ?? 0;
    return async (tx) => {
      await failGroupIfDue(tx, key, now);
    };
  },
  [SEND_REFUND]: async (db, subject, now) => {
    if (!(await sendRefund(desk, db, subject, now))) throw new Error('退款尚未到账');
    return undefined;
  },
  [LAST_LOOK]: async (db, subject, now) => {
    const payment = await paymentByNo(db, subject);
    if (payment) await closePayment(desk, db, payment, now);
    return undefined;
  },
  [COUPON_NOTICE]: noticeCouponEnd,
});
