import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { type CouponRecord, claimableUntil } from './terms.ts';

/** But for the end of claiming, which `claimableUntil` says. */
export const claimableBy = (db: Database, memberId: number, now: number) => {
  const at = new Date(now);
  const own = and(eq(memberCoupon.couponId, coupon.id), eq(memberCoupon.memberId, memberId));
  return and(
    eq(coupon.published, true),
    eq(coupon.salePriceFen, 0),
    or(isNull(coupon.claimStart), lte(coupon.claimStart, at)),
    or(isNull(coupon.total), lt(coupon.taken, coupon.total)),
    gt(coupon.perMember, db.$count(memberCoupon, own)),
  );
};

export const claimableCoupons = async (
  db: Database,
  memberId: number,
  now: number,
): Promise<CouponRecord[]> => {
  const rows = await db
    .select()
    .from(coupon)
    .where(claimableBy(db, memberId, now))
    .orderBy(asc(coupon.endAt), asc(coupon.id));
  return rows.filter((row) => claimableUntil(row) > now);
};
