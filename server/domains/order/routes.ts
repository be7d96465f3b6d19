import { orderDeskApi } from '#schemas/order/desk-endpoints.ts';
import { orderApi } from '#schemas/order/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { exportOrders } from './desk/export-orders.ts';
import { listOrders as listAllOrders } from './desk/list-orders.ts';
import { readOrder as readAnyOrder } from './desk/read-order.ts';
import { closingJobs, orderJobs } from './jobs.ts';
import { createOrder } from './verbs/create.ts';
import { cancelOrder, removeOrder } from './verbs/end.ts';
import { productOffers } from './verbs/offers.ts';
import { previewOrder } from './verbs/preview.ts';
import { countOrders, listOrders, readOrder, readOrderByNo } from './verbs/read.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, orderApi, {
    previewOrder: previewOrder(services),
    createOrder: createOrder(services),
    orderList: listOrders(services),
    orderCounts: countOrders(services),
    orderDetail: readOrder(services),
    orderByNo: readOrderByNo(services),
    cancelOrder: cancelOrder(services),
    removeOrder: removeOrder,
    productOffers,
  });
  implement(host.console, orderDeskApi, {
    listOrders: listAllOrders,
    readOrder: readAnyOrder,
    exportOrders,
  });
  host.jobs.own(orderJobs(services));
  host.jobs.provider(closingJobs(services));
};
