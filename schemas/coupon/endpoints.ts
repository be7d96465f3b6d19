import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, id, link, money, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, pageOf } from '../wire/query-fields.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { couponKinds, couponScopes } from './fields.ts';
import { couponList } from './list-endpoints.ts';
import { couponRefusals } from './refusals.ts';

/** What a member can do with a coupon: claim a free one, buy one, pay for an ordered one; or why nothing. */
const couponOffers = ['claim', 'buy', 'pay', 'received', 'soldout', 'before', 'over'] as const;

export type CouponOffer = (typeof couponOffers)[number];

const couponFields = {
  id,
  title: requiredText,
  /** What it takes off. */
  price: money,
  /** The least amount of an order that can use it. */
  threshold: money,
  scope: oneOf(couponScopes),
  scope_text: text,
  validity: text,
  /** What the coupon itself costs; 0.00: it is claimed. */
  sale_price: money,
  /** 0: no limit. */
  total: count,
  left: count,
  per_member: count,
  /** Copies that the asking member has had. */
  received: count,
  /** Copies of `received` that can be used now. */
  ready: count,
  /** The member's unpaid order for the coupon; '' for none. */
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

/** Lists coupons, first those that can be claimed or bought now, without those that are over. */
export const couponCenter = defineEndpoint({
  path: '/v1/coupon/center',
  payload: object(pageOf),
  data: paged('data', 'last_page', couponRow),
  access: 'member',
  refusals: {},
});

/** `waiting`: usable from `start_time` on; `locked`: an unpaid order uses it, and releases it if it is cancelled. */
const ownCouponStates = ['unused', 'waiting', 'locked', 'used', 'expired'] as const;

export type OwnCouponState = (typeof ownCouponStates)[number];

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
  /** The order that holds or used it, if the member's orders list it; '' for none. */
  order_id: text,
  link,
  /** In a list: how many are alike, of which this is the newest; 0: not told. */
  copies: count,
};

const ownNames = {
  price: 'amount',
  start_time: 'startAt',
  end_time: 'until',
} as const;

const ownCoupon = object(ownFields, ownNames);

export type OwnCoupon = z.output<typeof ownCoupon>;

/** Claims a free coupon and answers the member's new copy. */
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

/** The member's coupons by tab; `unused` has the waiting and the locked ones too. */
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
  data: object(
    {
      unused: count,
      used: count,
      expired: count,
      /** When the first unused copies end; null for none. */
      next_end: time,
      /** How many have the same last day, by the calendar of China; an end at midnight is of the day before. */
      ending: count,
    },
    byRule,
  ),
  access: 'member',
  refusals: {},
});

/** Answers a coupon; one that is no longer published only to members who have a copy. */
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

const usable = object({
  id,
  kind: oneOf(couponKinds),
  title: requiredText,
  thumb: picture,
  price: money,
  link,
});

export type Usable = z.output<typeof usable>;

/** What the coupon can be used for and the member does not have, the most popular first. */
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
