import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { noticeCouponEnd } from './notice.ts';
import { COUPON_NOTICE } from './take-coupon.ts';

export const couponJobs: JobHandlers = { [COUPON_NOTICE]: noticeCouponEnd };
