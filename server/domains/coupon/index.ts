export { claimableCoupons } from './claimable.ts';
export { couponPricing, withCouponPrices } from './course-prices.ts';
export { countOwnCoupons, type Held, ownCoupons } from './own-coupons.ts';
export { awardCopy, couponOf, giveBackCopy, handOver, takeCopy } from './take-coupon.ts';
export { couponCut, couponProblem, endOf, spanOfCopy } from './terms.ts';
