export { countOwnCoupons, type Held, ownCoupons } from './own-coupons.ts';
export { couponOf, giveBackCopy, handOver, takeCopy } from './take-coupon.ts';
export { couponCut, endOf, spanOfCopy, whyUnfit } from './terms.ts';
