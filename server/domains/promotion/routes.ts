import { promotionApi } from '../../../schemas/api/promotion.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import { claimCoupon } from './claim-coupon.ts';
import { listCenter, readCoupon } from './describe-coupon.ts';
import { listOwnCoupons, readCouponTotals } from './list-own-coupons.ts';
import { listUsable } from './list-usable.ts';
import { readPlans } from './membership.ts';
import { redeemCode } from './redeem-code.ts';

/** The calls of coupons and membership. */
export const servePromotion = (host: Host, desk: Desk): void =>
  implement(host, promotionApi, {
    couponCenter: ofMember(listCenter),
    claimCoupon: ofMember(claimCoupon(desk)),
    myCoupons: ofMember(listOwnCoupons),
    couponTotals: ofMember(readCouponTotals),
    couponDetail: ofMember(readCoupon),
    couponUsable: ofMember(listUsable),
    vipPlans: ofMember(readPlans),
    redeemCode: ofMember(redeemCode(desk)),
  });
