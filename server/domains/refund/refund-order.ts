import { eq } from 'drizzle-orm';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { orderRefusals } from '../../../schemas/order/refusals.ts';
import type { refundOrder as endpoint, RefundTerms } from '../../../schemas/refund/endpoints.ts';
import { refundRefusals } from '../../../schemas/refund/refusals.ts';
import { uploadRefusals } from '../../../schemas/upload/refusals.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  after,
  can,
  giveBack,
  kinds,
  lockOrder,
  type Order,
  ownOrder,
  type ReturnTerms,
  toOrderRow,
} from '../order/index.ts';
import { openRefundNo } from './open-refund.ts';
import { sendRefund } from './send-refund.ts';

const reasons = [
  '买错了 / 重复购买',
  '内容与介绍不符',
  '暂时没有时间学习',
  '播放或使用有问题',
  '其他原因',
];

/** What is due for an order, of whatever state. */
const termsOf = async (db: Database, order: Order, now: number): Promise<ReturnTerms> => {
  const none = { until: 0, percent: 0 };
  try {
    after(order.state, 'returned');
  } catch (error) {
    if (error instanceof RefusedError) return { ...none, refusal: error.refusal };
    throw error;
  }
  if (order.state !== 'done') return { ...none, refusal: orderRefusals.orderGrouping };
  const { terms } = kinds[order.kind];
  return terms ? terms(db, order, now) : { ...none, refusal: refundRefusals.notRefundable };
};

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
export const readRefundTerms = async (
  { db, member, now }: Context<Member>,
  { id }: { id: string },
): Promise<RefundTerms> => {
  const order = await ownOrder(db, member.id, id);
  const { until, percent, refusal, n } = await termsOf(db, order, now);
  return {
    allowed: refusal === undefined,
    reason: refusal ? new RefusedError(refusal, n).message : '',
    amount: yuan(order.payFen),
    points: order.points,
    coupon: await couponTitle(db, order),
    until: until || null,
    percent,
    reasons,
    order: await toOrderRow(db, order, now),
  };
};

type Asked = Pick<Payload<typeof endpoint>, 'id' | 'reason' | 'explain' | 'pictures'>;

/** What the member tells with it. Refuses `badReason`, `pictureUnknown`. */
const toldOf = async (
  { wechat }: Pick<Services, 'wechat'>,
  { db, member }: Context<Member>,
  asked: Asked,
) => {
  const { reason, explain } = asked;
  if (!reasons.includes(reason)) throw new RefusedError(refundRefusals.badReason);
  const pictures = [...new Set(asked.pictures)];
  const owner = { memberId: member.id, simulated: wechat.simulated };
  if (!(await areOwnPictures(db, owner, pictures)))
    throw new RefusedError(uploadRefusals.pictureUnknown);
  return { reason, explain, pictures };
};

/**
 * Gives an order back; one that was given back says so by its `state`. Refuses what `toldOf` and its
 * terms refuse.
 */
export const refundOrder =
  (services: Services) => async (context: Context<Member>, asked: Asked) => {
    const { db, member, now } = context;
    const seen = await ownOrder(db, member.id, asked.id);
    if (seen.state === 'refunding' || seen.state === 'refunded') return { state: seen.state };
    const told = await toldOf(services, context, asked);
    await retryOnConflict(db, async (tx) => {
      const order = await lockOrder(tx, seen);
      if (!can(order.state, 'returned')) after(order.state, 'returned');
      const { refusal, n } = await termsOf(tx, order, now);
      if (refusal) throw new RefusedError(refusal, n);
      await giveBack(tx, order, { kind: 'member', ...told }, now);
    });
    const refundNo = await openRefundNo(db, seen.id);
    // where the provider does not answer, the job goes on
    if (refundNo) await sendRefund(services, db, refundNo, now).catch(() => undefined);
    return { state: (await ownOrder(db, member.id, asked.id)).state };
  };
