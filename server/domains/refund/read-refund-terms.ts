import { eq } from 'drizzle-orm';
import type { refundTerms as endpoint } from '#schemas/refund/endpoints.ts';
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
import {
  byWeight,
  type Order,
  ownOrder,
  promisedArrival,
  type Refund,
  type Returned,
  shareBack,
  toOrderRows,
  toRefund,
} from '../order/index.ts';
import { reasons, sendTime, termsOf } from './terms.ts';

const wayBack = ({ method }: Order, { channel }: Services['payments']): string =>
  method === null ? '' : methodNames[method === 'balance' ? method : channel];

const joinedOf = async (db: Database, { id }: Order) => {
  const [row] = await db
    .select({ coupon: coupon.title, last: refund })
    .from(orderTable)
    .leftJoin(memberCoupon, eq(memberCoupon.id, orderTable.memberCouponId))
    .leftJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(refund, eq(refund.orderId, orderTable.id))
    .where(eq(orderTable.id, id))
    .orderBy(...byWeight)
    .limit(1);
  return { title: row?.coupon ?? '', last: row?.last ?? undefined };
};

type Back = { amountFen: number; points: number; lessons: number; retained: number };

/** undefined without a refund, or where it was withdrawn or refused. */
const backOf = ({ points }: Order, last: Refund | undefined): Back | undefined => {
  if (!last || last.state === 'withdrawn' || last.state === 'refused') return undefined;
  const { amountFen, lessonsSold, lessonsKept } = last;
  const share = shareBack(points, lessonsSold, lessonsKept);
  return { amountFen, points: share, lessons: lessonsSold, retained: lessonsKept };
};

const toBack = ({ amountFen, points, part }: Returned): Back => ({
  amountFen,
  points,
  lessons: part?.sold ?? 0,
  retained: part?.retained.length ?? 0,
});

/** Refuses `noSuchOrder`. */
export const readRefundTerms =
  ({ refundGrace, secret, payments }: Services): Verb<typeof endpoint> =>
  async (context, { id }) => {
    const { db, member, now } = context;
    const order = await ownOrder(db, member.id, id);
    const { until, percent, refusal, n, returned } = await termsOf(db, order, now);
    const [row] = await toOrderRows(db, [order], { member, now });
    if (!row) throw new Error('an order without its row');
    const { title, last } = await joinedOf(db, order);
    const back = backOf(order, last) ?? toBack(returned);
    const shownRefund = toRefund(order, last);
    return {
      allowed: refusal === undefined,
      reason: refusal ? new RefusedError(refusal, n).message : '',
      amount: yuan(back.amountFen),
      points: back.points,
      coupon: back.retained > 0 ? '' : title,
      lessons: back.lessons,
      kept: back.retained,
      until: until || null,
      percent,
      reasons,
      order: row,
      method: wayBack(order, payments),
      grace: refundGrace,
      arriveAt: promisedArrival(order, back.amountFen, sendTime(now, refundGrace, until)),
      refund: {
        ...shownRefund,
        pictures: shownRefund.pictures.map(signedForOwner(secret, context)),
      },
    };
  };
