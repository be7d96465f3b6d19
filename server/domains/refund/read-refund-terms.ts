import { eq } from 'drizzle-orm';
import type { refundTerms as endpoint } from '../../../schemas/refund/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  methodText,
  type Order,
  ownOrder,
  refundOf,
  toOrderRows,
  toRefund,
} from '../order/index.ts';
import { reasons, termsOf } from './terms.ts';

const couponTitle = async (db: Database, { memberCouponId }: Order): Promise<string> => {
  if (memberCouponId === null) return '';
  const [row] = await db
    .select({ title: coupon.title })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .where(eq(memberCoupon.id, memberCouponId));
  return row?.title ?? '';
};

/** Whether an order can be given back, and what comes back with it. Refuses `noSuchOrder`. */
export const readRefundTerms =
  ({ refundGrace, secret }: Services): Verb<typeof endpoint> =>
  async (context, { id }) => {
    const { db, member, now } = context;
    const order = await ownOrder(db, member.id, id);
    const { until, percent, refusal, n } = await termsOf(db, order, now);
    const [row] = await toOrderRows(db, [order], now);
    if (!row) throw new Error('an order without its row');
    const asked = toRefund(await refundOf(db, order.id));
    return {
      allowed: refusal === undefined,
      reason: refusal ? new RefusedError(refusal, n).message : '',
      amount: yuan(order.payFen),
      points: order.points,
      coupon: await couponTitle(db, order),
      until: until || null,
      percent,
      reasons,
      order: row,
      method: await methodText(db, order),
      grace: refundGrace,
      refund: { ...asked, pictures: asked.pictures.map(signedForOwner(secret, context)) },
    };
  };
