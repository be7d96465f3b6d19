import type * as z from 'zod/mini';
import { activityRefusals } from '../activity/refusals.ts';
import { paymentRefusals } from '../payment/refusals.ts';
import { pointsRefusals } from '../points/refusals.ts';
import { keyword } from '../search/fields.ts';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  id,
  link,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, pageOf } from '../wire/query-fields.ts';
import { atMost, ruled } from '../wire/rules.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { orderInFull, orderKinds, orderRow, orderStates, priceLine } from './fields.ts';
import { productOffers } from './offers-endpoints.ts';
import { orderRefusals } from './refusals.ts';
import { saleRefusals } from './sale-refusals.ts';

/**
 * Orders, from the price to the refund. The server reckons every price from ids alone; amounts are
 * yuan with two decimals. What changes something takes an idempotency key.
 */

/** An own coupon; `reason` says why it does not fit here, '' where it does. */
const offeredCoupon = object(
  {
    id,
    title: requiredText,
    price: money,
    threshold: money,
    end_time: time,
    usable: flag,
    reason: text,
  },
  { price: 'amount', end_time: 'until' },
);
export type OfferedCoupon = z.output<typeof offeredCoupon>;

const item = object({
  kind: oneOf(orderKinds),
  id,
  title: requiredText,
  subtitle: text,
  thumb: picture,
  price: money,
  link,
});

/** `id`: of the thing to buy; `group_id`, for `team` only: the group to join, '' opens one. */
const bought = {
  kind: oneOf(orderKinds),
  id,
  group_id: withDefault(text, ''),
  quantity: withDefault(choice, 1),
  /** An own coupon, '' for none. */
  coupon_id: withDefault(text, ''),
  use_points: withDefault(flag, false),
};

export const LONGEST_REMARK = 200;

const remark = ruled(text, atMost(LONGEST_REMARK, orderRefusals.remarkTooLong));

/**
 * The price before anything is written. `coupon_id` `best` chooses the one that takes most off;
 * `coupon` is the chosen one's id, '' for none. `points`: what the member has and how many of them
 * this order could take, worth `worth`. `unpaid`: the id of an unpaid order for the same thing.
 * `unpaidNewPay`, `unpaidNewLink`: as `newPay` and `newLink` of that order.
 * `agreement`: the version of the purchase agreement (`legalText`) to agree to, 0 for none.
 * `refund_text`: the thing's own refund rule, '' where that of its kind holds.
 */
export const previewOrder = defineEndpoint({
  path: '/v1/order/preview',
  payload: object(bought),
  data: object(
    {
      item,
      quantity: count,
      most: count,
      lines: list(priceLine),
      pay: money,
      coupon: text,
      coupons: list(offeredCoupon),
      points: object({ balance: count, usable: count, worth: money, reason: text }),
      unpaid: text,
      unpaid_new_pay: money,
      unpaid_new_link: link,
      agreement: count,
      refund_text: text,
    },
    byRule,
  ),
  access: 'member',
  rate: LOOKS,
  refusals: saleRefusals,
});
export type OrderPreview = z.output<typeof previewOrder.data>;

/**
 * Places an order; `pay` is what the page showed, and another price is refused, as is another version
 * of the purchase agreement than the one in force. An unpaid order for the same thing is given back
 * instead (`existing`). Nothing to pay: `state` is past `unpaid`.
 */
export const createOrder = defineEndpoint({
  path: '/v1/order/create',
  payload: object({
    ...bought,
    pay: money,
    remark: withDefault(remark, ''),
    /** The version of the purchase agreement that the member agreed to. */
    agreement: withDefault(count, 0),
    key,
  }),
  data: object({ id, state: oneOf(orderStates), pay: money, existing: flag }),
  access: 'member',
  idempotent: true,
  rate: 120,
  concurrent: 6,
  changes: true,
  timeLimit: 20_000,
  refusals: joinRefusals(
    saleRefusals,
    pickRefusals(
      orderRefusals,
      'priceChanged',
      'orderPaid',
      'orderClosed',
      'orderGrouping',
      'orderRefunded',
      'remarkTooLong',
      'agreementMissing',
      'agreementChanged',
      'couponInvalid',
    ),
    pickRefusals(paymentRefusals, 'paymentUnavailable', 'paymentRunning'),
    pickRefusals(activityRefusals, 'memberLimit'),
    pickRefusals(pointsRefusals, 'tooFewPoints'),
  ),
});

const orderTabs = ['all', 'unpaid', 'grouping', 'done', 'refund'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** How long ago orders may lie; '' is any time. */
export const orderPeriods = ['', 'month', 'half', 'year'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** The newest first; `keyword` stands in the title or the number, each of its words. */
export const orderList = defineEndpoint({
  path: '/v1/order/list',
  payload: object({
    tab: withDefault(oneOf(orderTabs), 'all'),
    period: withDefault(oneOf(orderPeriods), ''),
    keyword: withDefault(keyword, ''),
    ...pageOf,
  }),
  data: paged('data', 'last_page', orderRow),
  access: 'member',
  rate: LOOKS,
  refusals: {},
});

export const orderDetail = defineEndpoint({
  path: '/v1/order/detail',
  payload: object({ id }),
  data: orderInFull,
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

/** The same order by the number that members see and other systems use. */
export const orderByNo = defineEndpoint({
  path: '/v1/order/byNo',
  payload: object({ order_no: requiredText }),
  data: orderInFull,
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

export const cancelOrder = defineEndpoint({
  path: '/v1/order/cancel',
  payload: object({ id, key }),
  data: object({ state: oneOf(orderStates) }),
  access: 'member',
  rate: CHANGES,
  changes: true,
  timeLimit: 20_000,
  refusals: joinRefusals(
    pickRefusals(orderRefusals, 'noSuchOrder', 'orderPaid', 'orderGrouping', 'orderRefunded'),
    pickRefusals(paymentRefusals, 'paymentUnavailable', 'paymentRunning'),
  ),
});

/** Takes an order out of the member's list; it stays in the books. */
export const removeOrder = defineEndpoint({
  path: '/v1/order/delete',
  payload: object({ id, key }),
  data: object({}),
  access: 'member',
  changes: true,
  refusals: pickRefusals(orderRefusals, 'noSuchOrder', 'orderOpen'),
});

export const orderApi = {
  previewOrder,
  createOrder,
  orderList,
  orderDetail,
  orderByNo,
  cancelOrder,
  removeOrder,
  productOffers,
};
