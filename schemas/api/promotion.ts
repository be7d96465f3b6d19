import type * as z from 'zod/mini';
import { key, pageOf } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { oneOf, withDefault } from '../payload.ts';
import { count, flag, id, link, money, requiredText, text, time } from '../primitives.ts';
import { list, paged, shape } from '../structures.ts';

/** Coupons and membership. Paid coupons and cards are bought by orders. */

export const couponScopes = ['all', 'category', 'product', 'kind'] as const;
export type CouponScope = (typeof couponScopes)[number];

/** What a coupon of scope `kind` can be used for. */
export const couponKinds = ['course', 'column', 'live'] as const;
export type CouponKind = (typeof couponKinds)[number];

/**
 * What a member may do in the center: `buy` a paid one, `pay` for one that is ordered, `claim` a
 * free one, or why neither.
 */
export const couponOffers = [
  'claim',
  'buy',
  'pay',
  'received',
  'soldout',
  'before',
  'over',
] as const;
export type CouponOffer = (typeof couponOffers)[number];

/**
 * `price` off from `threshold` on. `scope_text` and `validity` say in words what it is for and how
 * long it lasts. `total` 0 is no limit, `left` counts down from it; `per_member`, `received`: of how
 * many this member has how many, `ready`: how many of these can be used. `sale_price` above 0.00: it
 * is bought; `order_id`: the order of this member that waits to be paid, '' for none.
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
  scope_text: 'scopeText',
  sale_price: 'salePrice',
  per_member: 'perMember',
  order_id: 'orderId',
  claim_start: 'claimStart',
  claim_end: 'claimEnd',
  new_time: 'now',
} as const;

export const couponRow = shape(couponFields, couponNames);
export type CouponRow = z.output<typeof couponRow>;

/** What can be had now first; what cannot be had any more is not among them. */
export const couponCenter = defineEndpoint({
  path: '/v1/coupon/center',
  payload: shape(pageOf),
  data: paged('data', 'last_page', couponRow),
  access: 'member',
});

/**
 * `waiting`: it holds from `start_time` on. `locked`: an unpaid order holds it, and gives it back when
 * that is cancelled.
 */
export const ownCouponStates = ['unused', 'waiting', 'locked', 'used', 'expired'] as const;
export type OwnCouponState = (typeof ownCouponStates)[number];

/** `link`: what it can be used for. `orderId`: the order that holds or used it, '' for none that is listed. */
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
  coupon_id: 'couponId',
  price: 'amount',
  scope_text: 'scopeText',
  start_time: 'startAt',
  end_time: 'until',
  order_id: 'orderId',
} as const;

export const ownCoupon = shape(ownFields, ownNames);
export type OwnCoupon = z.output<typeof ownCoupon>;

/** Gives the member's own one. */
export const claimCoupon = defineEndpoint({
  path: '/v1/coupon/claim',
  payload: shape({ id, key }),
  data: ownCoupon,
  access: 'member',
  changes: true,
});

export const couponTabs = ['unused', 'used', 'expired'] as const;
export type CouponTab = (typeof couponTabs)[number];

/** `unused` holds the waiting and the locked ones too. `totals`: how many there are in each tab. */
export const myCoupons = defineEndpoint({
  path: '/v1/coupon/mine',
  payload: shape({ tab: withDefault(oneOf(couponTabs), 'unused'), ...pageOf }),
  data: paged('data', 'last_page', ownCoupon),
  access: 'member',
});

export const couponTotals = defineEndpoint({
  path: '/v1/coupon/totals',
  payload: shape({}),
  data: shape({ unused: count, used: count, expired: count }),
  access: 'member',
});

/** `own`: this member's copies, the newest first. Theirs are told of also off the shelf. */
export const couponDetail = defineEndpoint({
  path: '/v1/coupon/detail',
  payload: shape({ id }),
  data: shape(
    {
      ...couponFields,
      rules: list(requiredText),
      own: list(ownCoupon),
    },
    couponNames,
  ),
  access: 'member',
});
export type CouponDetail = z.output<typeof couponDetail.data>;

const usable = shape({ id, kind: oneOf(couponKinds), title: requiredText, price: money, link });
export type Usable = z.output<typeof usable>;

/** All that a coupon can be used for and this member has not got, what most have first. */
export const couponUsable = defineEndpoint({
  path: '/v1/coupon/usable',
  payload: shape({ id, ...pageOf }),
  data: paged('data', 'last_page', usable),
  access: 'member',
});

/**
 * `days` 0 lasts for ever. `until`: how long the card would last after buying it now. `taken`: it is
 * free, once, and this member has had it.
 */
const plan = shape(
  {
    id,
    title: requiredText,
    subtitle: text,
    price: money,
    line_price: money,
    days: count,
    recommended: flag,
    taken: flag,
    until: time,
  },
  { line_price: 'linePrice' },
);
export type Plan = z.output<typeof plan>;

/** What a level brings; `how` it is reached, by the `way` to `link`, both '' where there is none. */
const level = shape({
  title: requiredText,
  held: flag,
  benefits: list(requiredText),
  how: text,
  way: text,
  link,
});

/** `vip_time`: until when this member's card holds, null without one. `levels`: the lowest first. */
export const vipPlans = defineEndpoint({
  path: '/v1/vip/plans',
  payload: shape({}),
  data: shape(
    {
      vip_time: time,
      new_time: time,
      forever: flag,
      plans: list(plan),
      benefits: list(shape({ title: requiredText, content: text }, { content: 'text' })),
      levels: list(level),
      rules: list(requiredText),
    },
    { vip_time: 'vipUntil', new_time: 'now' },
  ),
  access: 'member',
});
export type VipPlans = z.output<typeof vipPlans.data>;

/** Redeems a code; `title` is what it gave, `link` where that is. Wrong ones lock for a while. */
export const redeemCode = defineEndpoint({
  path: '/v1/vip/redeem',
  payload: shape({ code: requiredText, key }),
  data: shape({ title: requiredText, link, vip_time: time }, { vip_time: 'vipUntil' }),
  access: 'member',
  changes: true,
});

export const promotionApi = {
  couponCenter,
  claimCoupon,
  myCoupons,
  couponTotals,
  couponDetail,
  couponUsable,
  vipPlans,
  redeemCode,
};
