import type * as z from 'zod/mini';
import { activityRefusals } from '../activity/refusals.ts';
import { orderRefusals } from '../order/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { count, flag, id, link, money, requiredText, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { membershipRefusals } from './refusals.ts';

/**
 * `days` 0 lasts for ever. `until`: how long the card would last after buying it now. `taken`: it is
 * free, once, and this member has had it.
 */
const plan = object(
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
  byRule,
);

export type Plan = z.output<typeof plan>;

/** What a level brings; `how` it is reached, by the `way` to `link`, both '' where there is none. */
const level = object({
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
  payload: object({}),
  data: object(
    {
      vip_time: time,
      new_time: time,
      forever: flag,
      plans: list(plan),
      benefits: list(object({ title: requiredText, content: text }, { content: 'text' })),
      levels: list(level),
      rules: list(requiredText),
    },
    { vip_time: 'vipUntil', new_time: 'now' },
  ),
  access: 'member',
  refusals: {},
});

export type VipPlans = z.output<typeof vipPlans.data>;

/** Room for a code that was copied with blanks and dashes. */
export const LONGEST_REDEEM_CODE = 64;

const typedCode = ruled(
  text,
  filled('请输入兑换码'),
  atMost(LONGEST_REDEEM_CODE, membershipRefusals.codeWrong),
);

/** Redeems a code; `title` is what it gave, `link` where that is. Wrong ones lock for a while. */
export const redeemCode = defineEndpoint({
  path: '/v1/vip/redeem',
  payload: object({ code: typedCode, key }),
  data: object({ title: requiredText, link, vip_time: time }, { vip_time: 'vipUntil' }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      membershipRefusals,
      'noSuchPlan',
      'cardForever',
      'codeWrong',
      'codeUsed',
      'codeLocked',
    ),
    pickRefusals(orderRefusals, 'alreadyOwned'),
    pickRefusals(activityRefusals, 'groupWaiting'),
  ),
});

export const membershipApi = { vipPlans, redeemCode };
