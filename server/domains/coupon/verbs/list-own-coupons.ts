import type { CouponTab } from '#schemas/coupon/endpoints.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { countOwnCoupons, ownCoupons, ownCouponTotals, toOwnCoupons } from '../own-coupons.ts';

export const listOwnCoupons = async (
  { db, member, now }: Context<Member>,
  { tab, page }: { tab: CouponTab; page: number },
) => {
  const held = await ownCoupons(db, member.id, { tab, now }, rowsOf(page));
  const total = await countOwnCoupons(db, member.id, tab, now);
  return { items: await toOwnCoupons(db, held, now), pageCount: pagesOf(total) };
};

export const readCouponTotals = ({ db, member, now }: Context<Member>) =>
  ownCouponTotals(db, member.id, now);
