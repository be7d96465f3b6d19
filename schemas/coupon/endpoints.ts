import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, id, link, money, requiredText, text, time } from '../wire/primitives.ts';
import { key, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { couponKinds, couponScopes } from './fields.ts';
import { couponList } from './list-endpoints.ts';
import { couponRefusals } from './refusals.ts';

/**
 * What a member may do in the center: `buy` a paid one, `pay` for one that is ordered, `claim` a
 * free one, or why neither.
 */
const couponOffers = ['claim', 'buy', 'pay', 'received', 'soldout', 'before', 'over'] as const;

export type CouponOffer = (typeof couponOffers)[number];

/**
 * It takes `price` off from `threshold` on. `scope_text`, `validity`: its scope and duration in words.
 * `total`: how many there are, 0 for no limit, of which `left` remain. `per_member`: how many a member
 * may have, `received`: how many this one has, `ready`: how many of those are usable. `sale_price`:
 * above 0.00 it is bought; `order_id`: this member's unpaid order for it, '' for none.
 */
const couponFields = {
  id,
  title: requiredText,
  price: money,
  threshold: money,
  scope: oneOf(couponScopes),
  scope_text: text,
  validity: text,
  sale_price: money,
  total: count,
  left: count,
  per_member: count,
  received: count,
  ready: count,
  order_id: text,
  offer: oneOf(couponOffers),
  claim_start: time,
  claim_end: time,
  new_time: time,
};

const couponNames = {
  price: 'amount',
  new_time: 'now',
} as const;

const couponRow = object(couponFields, couponNames);

export type CouponRow = z.output<typeof couponRow>;

/** Coupons that can be had now come first; those that are over are left out. */
export const couponCenter = defineEndpoint({
  path: '/v1/coupon/center',
  payload: object(pageOf),
  data: paged('data', 'last_page', couponRow),
  access: 'member',
  refusals: {},
});

/**
 * `waiting`: it holds from `start_time` on. `locked`: an unpaid order holds it, and gives it back when
 * that is cancelled.
 */
const ownCouponStates = ['unused', 'waiting', 'locked', 'used', 'expired'] as const;

export type OwnCouponState = (typeof ownCouponStates)[number];

/** `link`: what to use it for; `orderId`: the listed order that holds or used it, '' for none. */
const ownFields = {
  id,
  coupon_id: id,
  title: requiredText,
  price: money,
  threshold: money,
  scope_text: text,
  state: oneOf(ownCouponStates),
  start_time: time,
  end_time: time,
  order_id: text,
  link,
};

const ownNames = {
  price: 'amount',
  start_time: 'startAt',
  end_time: 'until',
} as const;

const ownCoupon = object(ownFields, ownNames);

export type OwnCoupon = z.output<typeof ownCoupon>;

/** Answers with the member's new copy. */
export const claimCoupon = defineEndpoint({
  path: '/v1/coupon/claim',
  payload: object({ id, key }),
  data: ownCoupon,
  access: 'member',
  idempotent: true,
  concurrent: 6,
  changes: true,
  refusals: pickRefusals(
    couponRefusals,
    'noSuchCoupon',
    'couponSoldOut',
    'couponLimit',
    'couponEarly',
    'couponOver',
    'couponForSale',
  ),
});

const couponTabs = ['unused', 'used', 'expired'] as const;

export type CouponTab = (typeof couponTabs)[number];

/** `unused` holds the waiting and the locked ones too. `totals`: how many there are in each tab. */
export const myCoupons = defineEndpoint({
  path: '/v1/coupon/mine',
  payload: object({ tab: withDefault(oneOf(couponTabs), 'unused'), ...pageOf }),
  data: paged('data', 'last_page', ownCoupon),
  access: 'member',
  refusals: {},
});

export const couponTotals = defineEndpoint({
  path: '/v1/coupon/totals',
  payload: object({}),
  data: object({ unused: count, used: count, expired: count }),
  access: 'member',
  refusals: {},
});

/** `own`: this member's copies, newest first; members still see them off the shelf. */
export const couponDetail = defineEndpoint({
  path: '/v1/coupon/detail',
  payload: object({ id }),
  data: object(
    {
      ...couponFields,
      rules: list(requiredText),
      own: list(ownCoupon),
    },
    couponNames,
  ),
  access: 'member',
  refusals: pickRefusals(couponRefusals, 'noSuchCoupon'),
});

export type CouponDetail = z.output<typeof couponDetail.data>;

const usable = object({ id, kind: oneOf(couponKinds), title: requiredText, price: money, link });

export type Usable = z.output<typeof usable>;

/** What the coupon is good for and this member does not have, the most popular first. */
export const couponUsable = defineEndpoint({
  path: '/v1/coupon/usable',
  payload: object({ id, ...pageOf }),
  data: paged('data', 'last_page', usable),
  access: 'member',
  refusals: pickRefusals(couponRefusals, 'noSuchCoupon'),
});

export const couponApi = {
  couponList,
  couponCenter,
  claimCoupon,
  myCoupons,
  couponTotals,
  couponDetail,
  couponUsable,
};
