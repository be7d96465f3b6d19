import { couponApi } from '#schemas/coupon/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { couponJobs } from './jobs.ts';
import { claimCoupon } from './verbs/claim-coupon.ts';
import { listCenter, readCoupon } from './verbs/describe-coupon.ts';
import { listCoupons } from './verbs/list-coupons.ts';
import { listOwnCoupons, readCouponTotals } from './verbs/list-own-coupons.ts';
import { listUsable } from './verbs/list-usable.ts';

export const serve = (host: DomainHost): void => {
  implement(host, couponApi, {
    couponList: listCoupons,
    couponCenter: listCenter,
    claimCoupon,
    myCoupons: listOwnCoupons,
    couponTotals: readCouponTotals,
    couponDetail: readCoupon,
    couponUsable: listUsable,
  });
  host.jobs.own(couponJobs);
};
