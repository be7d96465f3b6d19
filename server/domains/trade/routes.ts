import { activityApi } from '../../../schemas/api/activity.ts';
import { paymentApi } from '../../../schemas/api/payment.ts';
import { tradeApi } from '../../../schemas/api/trade.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import { limited } from '../../platform/limited.ts';
import type { JobHost } from '../../platform/run-jobs.ts';
import { listActivities } from './activities/list-activities.ts';
import { listOwnActivities } from './activities/list-own-activities.ts';
import { listGroups, readFlash, readGroup, readTeam } from './activities/read-activity.ts';
import { createOrder } from './create-order.ts';
import { cancelOrder, removeOrder } from './end-order.ts';
import { ownJobs, providerJobs } from './jobs.ts';
import { payOrder } from './pay-order.ts';
import { payResult } from './pay-result.ts';
import { previewOrder } from './preview-order.ts';
import { listOrders, readOrder, readOrderByNo } from './read-orders.ts';
import { readRefundTerms, refundOrder } from './refund-order.ts';
import { serveNotices } from './serve-notices.ts';
import { settled } from './settled.ts';
import { simulateSheet } from './simulate-sheet.ts';

/**
 * Of one member in a minute. Looking may ask the provider, and a page looks every other second; a change
 * leaves rows here, and bills there.
 */
const LOOKS = 240;
const ORDERS = 120;
const CHANGES = 60;

const serveActivities = (host: Host, desk: Desk): void =>
  implement(host, activityApi, {
    activityList: ofMember(listActivities),
    teamDetail: ofMember(limited(LOOKS, readTeam(desk))),
    teamGroups: ofMember(listGroups),
    teamGroup: ofMember(readGroup),
    flashDetail: ofMember(limited(LOOKS, readFlash(desk))),
    myActivities: ofMember(listOwnActivities),
  });

const servePayment = (host: Host, desk: Desk): void =>
  implement(host, paymentApi, {
    payOrder: ofMember(limited(CHANGES, payOrder(desk))),
    simulateSheet: ofMember(limited(CHANGES, simulateSheet(desk))),
    payResult: ofMember(limited(LOOKS, payResult(desk))),
    refundTerms: ofMember(settled(desk, readRefundTerms)),
    refundOrder: ofMember(limited(CHANGES, settled(desk, refundOrder(desk)))),
  });

/** The calls of orders, their payment and activities, and the timed work of all three. */
export const serveTrade = (host: JobHost, desk: Desk): void => {
  implement(host, tradeApi, {
    previewOrder: ofMember(limited(LOOKS, previewOrder(desk))),
    createOrder: ofMember(limited(ORDERS, createOrder(desk))),
    orderList: ofMember(limited(LOOKS, listOrders(desk))),
    orderDetail: ofMember(limited(LOOKS, readOrder(desk))),
    orderByNo: ofMember(limited(LOOKS, readOrderByNo(desk))),
    cancelOrder: ofMember(limited(CHANGES, cancelOrder(desk))),
    removeOrder: ofMember(removeOrder),
  });
  servePayment(host, desk);
  serveActivities(host, desk);
  serveNotices(host, desk);
  host.jobs.own(ownJobs(desk));
  host.jobs.provider(providerJobs(desk));
};
