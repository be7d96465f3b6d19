import { eq } from 'drizzle-orm';
import type { refundTerms as endpoint } from '../../../schemas/refund/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  type Order,
  ownOrder,
  type Returned,
  refundOf,
  shareBack,
  toOrderRows,
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

type Back = { amountFen: number; points: number; lessons: number; kept: number };

/** What a refund that is under way or done gives back; undefined where there is none. */
const askedBack = async (db: Database, { id, state, points }: Order): Promise<Back | undefined> => {
  if (state !== 'refunding' && state !== 'refunded') return undefined;
  const row = await refundOf(db, id);
  if (!row) return undefined;
  const { amountFen, lessonsSold, lessonsKept } = row;
  const share = shareBack(points, lessonsSold, lessonsKept);
  return { amountFen, points: share, lessons: lessonsSold, kept: lessonsKept };
};

const toBack = ({ amountFen, points, part }: Returned): Back => ({
  amountFen,
  points,
  lessons: part?.sold ?? 0,
  kept: part?.kept.length ?? 0,
});

/** Whether an order can be given back, and what comes back with it. Refuses `noSuchOrder`. */
export const readRefundTerms: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const order = await ownOrder(db, member.id, id);
  const { until, percent, refusal, n, returned } = await termsOf(db, order, now);
  const back = (await askedBack(db, order)) ?? toBack(returned);
  const [row] = await toOrderRows(db, [order], now);
  if (!row) throw new Error('an order without its row');
  return {
    allowed: refusal === undefined,
    reason: refusal ? new RefusedError(refusal, n).message : '',
    amount: yuan(back.amountFen),
    points: back.points,
    coupon: back.kept > 0 ? '' : await couponTitle(db, order),
    lessons: back.lessons,
    kept: back.kept,
    until: until || null,
    percent,
    reasons,
    order: row,
  };
};
