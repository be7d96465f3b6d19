import { and, asc, eq, gt } from 'drizzle-orm';
import { coupon, memberCoupon } from '../../db/tables/events.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import { yuan } from '../../platform/yuan.ts';

/** Coupons that still run, each with whether this member has received it. */
export const listCoupons = async ({ db, member, now }: Context<Member>) => {
  const own = and(eq(memberCoupon.couponId, coupon.id), eq(memberCoupon.memberId, member.id));
  const rows = await db
    .select({ coupon, received: memberCoupon.memberId })
    .from(coupon)
    .leftJoin(memberCoupon, own)
    .where(and(eq(coupon.published, true), gt(coupon.endAt, new Date(now))))
    .orderBy(asc(coupon.endAt), asc(coupon.id));
  return rows.map((row) => ({
    id: String(row.coupon.id),
    title: row.coupon.title,
    amount: yuan(row.coupon.amountFen),
    threshold: yuan(row.coupon.thresholdFen),
    endTime: row.coupon.endAt.getTime(),
    received: row.received !== null,
  }));
};
