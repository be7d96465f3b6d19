import { refundApi } from '#schemas/refund/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { refundDueJobs, refundJobs } from './jobs.ts';
import { readRefundTerms } from './read-refund-terms.ts';
import { refundOrder } from './refund-order.ts';
import { withdrawRefund } from './withdraw-refund.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, refundApi, {
    refundTerms: readRefundTerms(services),
    refundOrder: refundOrder(services),
    withdrawRefund,
  });
  host.jobs.own(refundDueJobs);
  host.jobs.provider(refundJobs(services));
};
