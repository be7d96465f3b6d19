import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import { coupon, memberCoupon } from '../../../db/tables/coupon.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';

/** Coupons that still run and cost nothing, each with whether this member has received one. */
export const listCoupons = async ({ db, member, now }: Context<Member>) => {
  const own = db
    .select({ id: memberCoupon.id })
    .from(memberCoupon)
    .where(and(eq(memberCoupon.couponId, coupon.id), eq(memberCoupon.memberId, member.id)));
  const received = sql<boolean>`${exists(own)}`;
  const shown = and(
    eq(coupon.published, true),
    eq(coupon.salePriceFen, 0),
    gt(coupon.endAt, new Date(now)),
  );
  const rows = await db
    .select({ coupon, received })
    .from(coupon)
    .where(shown)
    .orderBy(asc(coupon.endAt), asc(coupon.id));
  return rows.map((row) => ({
    id: String(row.coupon.id),
    title: row.coupon.title,
    amount: yuan(row.coupon.amountFen),
    threshold: yuan(row.coupon.thresholdFen),
    endTime: row.coupon.endAt.getTime(),
    received: row.received,
  }));
};
