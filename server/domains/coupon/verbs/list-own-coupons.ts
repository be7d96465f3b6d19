import type { CouponTab } from '#schemas/coupon/endpoints.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { nextCouponEnd, ownCouponPage, ownCouponTotals, toOwnCoupons } from '../own-coupons.ts';

export const listOwnCoupons = async (
  { db, member, now }: Context<Member>,
  { tab, page }: { tab: CouponTab; page: number },
) => {
  const { rows, pageCount } = await ownCouponPage(db, member.id, { tab, now, page });
  return { items: await toOwnCoupons(db, rows, now), pageCount };
};

export const readCouponTotals = async ({ db, member, now }: Context<Member>) => {
  const [totals, next] = await Promise.all([
    ownCouponTotals(db, member.id, now),
    nextCouponEnd(db, member.id, now),
  ]);
  return { ...totals, ...next };
};
