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
import { key, none, pageOf } from '../wire/query-fields.ts';
import { atMost, ruled } from '../wire/rules.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { orderInFull, orderKinds, orderRow, orderStates, priceLine } from './fields.ts';
import { productOffers } from './offers-endpoints.ts';
import { orderRefusals } from './refusals.ts';
import { saleRefusals } from './sale-refusals.ts';

/** The server computes every price from ids alone. */

const offeredCoupon = object(
  {
    id,
    title: requiredText,
    price: money,
    threshold: money,
    end_time: time,
    usable: flag,
    /** Why the coupon does not apply; '' where it does. */
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

const bought = {
  kind: oneOf(orderKinds),
  /** Of the thing to buy; of the activity for `team` and `flash`. */
  id,
  /** For `team` only: the group to join; '' opens one. */
  group_id: withDefault(text, ''),
  quantity: withDefault(choice, 1),
  /** One of the member's own coupons; '' for none, `best` for the one that takes most off. */
  coupon_id: withDefault(text, ''),
  use_points: withDefault(flag, false),
};

export const LONGEST_REMARK = 200;

const remark = ruled(text, atMost(LONGEST_REMARK, orderRefusals.remarkTooLong));

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
      /** The id of the chosen coupon; '' for none. */
      coupon: text,
      coupons: list(offeredCoupon),
      points: object({
        balance: count,
        /** How many points this order could take. */
        usable: count,
        /** What the usable points are worth. */
        worth: money,
        /** Why this order can take no points; '' if it can. */
        reason: text,
      }),
      /** The id of an unpaid order for the same thing; '' for none. */
      unpaid: text,
      /** As `new_pay` of that order. */
      unpaid_new_pay: money,
      /** As `new_link` of that order. */
      unpaid_new_link: link,
      /** The version of the purchase agreement (`legalText`) to agree to; 0 for none. */
      agreement: count,
      /** The thing's own refund rule; '' where that of its kind applies. */
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
 * Places an order, or answers an unpaid one for the same thing. With nothing to pay, `state` is already past
 * `unpaid`.
 */
export const createOrder = defineEndpoint({
  path: '/v1/order/create',
  payload: object({
    ...bought,
    /** The price that the page showed; any other is refused. */
    pay: money,
    remark: withDefault(remark, ''),
    /** The version that the member agreed to; any other than the current one is refused. */
    agreement: withDefault(count, 0),
    key,
  }),
  data: object({
    id,
    state: oneOf(orderStates),
    pay: money,
    /** An unpaid order that was there before. */
    existing: flag,
  }),
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

/** `review`: of what the member can still review. */
const orderTabs = ['all', 'unpaid', 'grouping', 'done', 'review', 'refund'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** '' for any time. */
export const orderPeriods = ['', 'month', 'half', 'year'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** The newest first. */
export const orderList = defineEndpoint({
  path: '/v1/order/list',
  payload: object({
    tab: withDefault(oneOf(orderTabs), 'all'),
    period: withDefault(oneOf(orderPeriods), ''),
    /** Each of its words is part of the title or the number. */
    keyword: withDefault(keyword, ''),
    ...pageOf,
  }),
  data: paged('data', 'last_page', orderRow),
  access: 'member',
  rate: LOOKS,
  refusals: {},
});

/** How many of the member's listed orders wait for something; `refund`: refunds that are not done. */
export const orderCounts = defineEndpoint({
  path: '/v1/order/counts',
  payload: none,
  data: object({ unpaid: count, grouping: count, review: count, refund: count }),
  access: 'member',
  rate: LOOKS,
  refusals: {},
});
export type OrderCounts = z.output<typeof orderCounts.data>;

export const orderDetail = defineEndpoint({
  path: '/v1/order/detail',
  payload: object({ id }),
  data: orderInFull,
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

/** As `orderDetail`, by the number that members see and other systems use. */
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

/** Hides an order from the member's list; it stays in the books. */
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
  orderCounts,
  orderDetail,
  orderByNo,
  cancelOrder,
  removeOrder,
  productOffers,
};
