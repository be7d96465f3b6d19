import { paymentApi } from '#schemas/payment/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { paymentJobs } from './jobs.ts';
import { payOrder } from './pay-order.ts';
import { payResult } from './pay-result.ts';
import { serveNotices } from './serve-notices.ts';
import { simulateSheet } from './simulate-sheet.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, paymentApi, {
    payOrder: payOrder(services),
    simulateSheet: simulateSheet(services),
    payResult: payResult(services),
  });
  serveNotices(host, services);
  host.jobs.provider(paymentJobs(services));
};
