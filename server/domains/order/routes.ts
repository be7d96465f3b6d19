import { orderApi } from '../../../schemas/order/endpoints.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { closingJobs, orderJobs } from './jobs.ts';
import { createOrder } from './verbs/create.ts';
import { cancelOrder, removeOrder } from './verbs/end.ts';
import { previewOrder } from './verbs/preview.ts';
import { listOrders, readOrder, readOrderByNo } from './verbs/read.ts';

/**
 * Of one member in a minute. Looking may ask the provider, and a page looks every other second; a change
 * leaves rows here, and bills there.
 */
export const LOOKS = 240;
const ORDERS = 120;
export const CHANGES = 60;

/** The calls of orders. */
export const serveOrder = (host: JobHost, services: Services): void => {
  implement(host, orderApi, {
    previewOrder: ofMember(limited(LOOKS, previewOrder(services))),
    createOrder: ofMember(limited(ORDERS, createOrder(services))),
    orderList: ofMember(limited(LOOKS, listOrders(services))),
    orderDetail: ofMember(limited(LOOKS, readOrder(services))),
    orderByNo: ofMember(limited(LOOKS, readOrderByNo(services))),
    cancelOrder: ofMember(limited(CHANGES, cancelOrder(services))),
    removeOrder: ofMember(removeOrder),
  });
  host.jobs.own(orderJobs(services));
  host.jobs.provider(closingJobs(services));
};
