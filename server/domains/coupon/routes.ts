import { couponApi } from '../../../schemas/coupon/endpoints.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { couponJobs } from './jobs.ts';
import { claimCoupon } from './verbs/claim-coupon.ts';
import { listCenter, readCoupon } from './verbs/describe-coupon.ts';
import { listCoupons } from './verbs/list-coupons.ts';
import { listOwnCoupons, readCouponTotals } from './verbs/list-own-coupons.ts';
import { listUsable } from './verbs/list-usable.ts';

/** The calls of coupons. */
export const serveCoupon = (host: JobHost, services: Services): void => {
  implement(host, couponApi, {
    couponList: ofMember(listCoupons),
    couponCenter: ofMember(listCenter),
    claimCoupon: ofMember(claimCoupon(services)),
    myCoupons: ofMember(listOwnCoupons),
    couponTotals: ofMember(readCouponTotals),
    couponDetail: ofMember(readCoupon),
    couponUsable: ofMember(listUsable),
  });
  host.jobs.own(couponJobs);
};
