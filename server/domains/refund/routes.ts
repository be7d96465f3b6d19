import { refundDeskApi } from '#schemas/refund/desk-endpoints.ts';
import { refundApi } from '#schemas/refund/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { countRefunds } from './desk/count-refunds.ts';
import { listRefunds } from './desk/list-refunds.ts';
import { readRefund } from './desk/read-refund.ts';
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
  implement(host.console, refundDeskApi, {
    countRefunds,
    listRefunds,
    readRefund: readRefund(services),
  });
  host.jobs.own(refundDueJobs);
  host.jobs.provider(refundJobs(services));
};
