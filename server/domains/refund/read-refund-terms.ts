import { eq } from 'drizzle-orm';
import type { refundTerms as endpoint } from '../../../schemas/refund/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { orderTable } from '../../db/tables/order.ts';
import { refund } from '../../db/tables/refund.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { methodNames } from '../../platform/payment/payment.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { byWeight, type Order, ownOrder, toOrderRows, toRefund } from '../order/index.ts';
import { reasons, termsOf } from './terms.ts';

/** How the money of an order goes back, in words. */
const wayBack = ({ method }: Order, { channel }: Services['payments']): string =>
  method === null ? '' : methodNames[method === 'balance' ? method : channel];

/** What an order's question about a refund names beside the order: its coupon, and its last refund. */
const besideOf = async (db: Database, { id }: Order) => {
  const [row] = await db
    .select({ coupon: coupon.title, last: refund })
    .from(orderTable)
    .leftJoin(memberCoupon, eq(memberCoupon.id, orderTable.memberCouponId))
    .leftJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(refund, eq(refund.orderId, orderTable.id))
    .where(eq(orderTable.id, id))
    .orderBy(...byWeight)
    .limit(1);
  return { title: row?.coupon ?? '', asked: toRefund(row?.last ?? undefined) };
};

/** Whether an order can be given back, and what comes back with it. Refuses `noSuchOrder`. */
export const readRefundTerms =
  ({ refundGrace, secret, payments }: Services): Verb<typeof endpoint> =>
  async (context, { id }) => {
    const { db, member, now } = context;
    const order = await ownOrder(db, member.id, id);
    const { until, percent, refusal, n } = await termsOf(db, order, now);
    const [row] = await toOrderRows(db, [order], { member, now });
    if (!row) throw new Error('an order without its row');
    const { title, asked } = await besideOf(db, order);
    return {
      allowed: refusal === undefined,
      reason: refusal ? new RefusedError(refusal, n).message : '',
      amount: yuan(order.payFen),
      points: order.points,
      coupon: title,
      until: until || null,
      percent,
      reasons,
      order: row,
      method: wayBack(order, payments),
      grace: refundGrace,
      refund: { ...asked, pictures: asked.pictures.map(signedForOwner(secret, context)) },
    };
  };
