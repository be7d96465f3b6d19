import { and, eq, exists, or } from 'drizzle-orm';
import { couponRefusals } from '#schemas/coupon/refusals.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import type { CouponRecord } from './terms.ts';

/** A published coupon, or one that this member has a copy of. Refuses `noSuchCoupon`. */
export const knownCoupon = async (
  { db, member }: Context<Member>,
  id: string,
): Promise<CouponRecord> => {
  const own = db
    .select({ id: memberCoupon.id })
    .from(memberCoupon)
    .where(and(eq(memberCoupon.couponId, coupon.id), eq(memberCoupon.memberId, member.id)));
  const [row] = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.id, keyOf(id) ?? 0), or(eq(coupon.published, true), exists(own))));
  if (!row) throw new RefusedError(couponRefusals.noSuchCoupon);
  return row;
};
