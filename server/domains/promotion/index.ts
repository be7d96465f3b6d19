export { noticeCouponEnd } from './coupon-notice.ts';
export { couponCut, endOf, spanOfCopy, whyUnfit } from './coupon-terms.ts';
export { giveCard, isForever, planFor } from './membership.ts';
export { countOwnCoupons, type Held, ownCoupons } from './own-coupons.ts';
export { servePromotion } from './routes.ts';
export { COUPON_NOTICE, couponOf, giveBackCopy, handOver, takeCopy } from './take-coupon.ts';
export { groupWaitedFor } from './waiting-group.ts';
