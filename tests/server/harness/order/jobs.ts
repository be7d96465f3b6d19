import { couponJobs } from '#server/domains/coupon/jobs.ts';
import { closingJobs, orderJobs } from '#server/domains/order/jobs.ts';
import { paymentJobs } from '#server/domains/payment/jobs.ts';
import { refundDueJobs, refundJobs } from '#server/domains/refund/jobs.ts';
import type { Services } from '#server/platform/endpoint/services.ts';
import type { JobHandlers } from '#server/platform/jobs/jobs.ts';

type Providers = Pick<Services, 'payments'>;

/** The jobs of orders and coupons, which ask no provider. */
export const ownJobs = (services: Providers): JobHandlers => ({
  ...orderJobs(services),
  ...couponJobs,
  ...refundDueJobs,
});

/** The jobs that ask the provider, which may be slow. */
export const providerJobs = (services: Providers): JobHandlers => ({
  ...closingJobs(services),
  ...refundJobs(services),
  ...paymentJobs(services),
});
