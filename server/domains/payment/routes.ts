import { paymentApi } from '../../../schemas/payment/endpoints.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { CHANGES, LOOKS } from '../order/index.ts';
import { paymentJobs } from './jobs.ts';
import { payOrder } from './pay-order.ts';
import { payResult } from './pay-result.ts';
import { serveNotices } from './serve-notices.ts';
import { simulateSheet } from './simulate-sheet.ts';

/** The calls that pay orders, and where the provider tells of payments. */
export const servePayment = (host: JobHost, services: Services): void => {
  implement(host, paymentApi, {
    payOrder: ofMember(limited(CHANGES, payOrder(services))),
    simulateSheet: ofMember(limited(CHANGES, simulateSheet(services))),
    payResult: ofMember(limited(LOOKS, payResult(services))),
  });
  serveNotices(host, services);
  host.jobs.provider(paymentJobs(services));
};
