import { refundApi } from '../../../schemas/refund/endpoints.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { CHANGES } from '../order/index.ts';
import { refundJobs } from './jobs.ts';
import { readRefundTerms, refundOrder } from './refund-order.ts';
import { settled } from './settled.ts';

/** The calls that give orders back. */
export const serveRefund = (host: JobHost, services: Services): void => {
  implement(host, refundApi, {
    refundTerms: ofMember(settled(services, readRefundTerms)),
    refundOrder: ofMember(limited(CHANGES, settled(services, refundOrder(services)))),
  });
  host.jobs.provider(refundJobs(services));
};
