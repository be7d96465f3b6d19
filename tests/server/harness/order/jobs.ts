import { couponJobs } from '../../../../server/domains/coupon/index.ts';
import { closingJobs, orderJobs } from '../../../../server/domains/order/index.ts';
import { paymentJobs } from '../../../../server/domains/payment/index.ts';
import { refundJobs } from '../../../../server/domains/refund/index.ts';
import type { Desk } from '../../../../server/platform/endpoint/services.ts';
import type { JobHandlers } from '../../../../server/platform/jobs/jobs.ts';

type Providers = Pick<Desk, 'payments'>;

/** The timed work of what is sold that waits for nobody else. */
export const ownJobs = (desk: Providers): JobHandlers => ({ ...orderJobs(desk), ...couponJobs });

/** The timed work that asks the provider, who may be slow. */
export const providerJobs = (desk: Providers): JobHandlers => ({
  ...closingJobs(desk),
  ...refundJobs(desk),
  ...paymentJobs(desk),
});
