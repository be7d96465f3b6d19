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

const plan = object(
  {
    id,
    title: requiredText,
    subtitle: text,
    price: money,
    line_price: money,
    /** 0: for ever. */
    days: count,
    recommended: flag,
    /** A free plan, which each member gets once, and the asking member has had. */
    taken: flag,
    /** How long the card would last after buying it now. */
    until: time,
  },
  byRule,
);

export type Plan = z.output<typeof plan>;

const level = object({
  title: requiredText,
  held: flag,
  benefits: list(requiredText),
  how: text,
  /** The label of `link`, which leads there; both '' for none. */
  way: text,
  link,
});

export const vipPlans = defineEndpoint({
  path: '/v1/vip/plans',
  payload: object({}),
  data: object(
    {
      /** When the member's card runs out; null without one. */
      vip_time: time,
      new_time: time,
      forever: flag,
      plans: list(plan),
      benefits: list(object({ title: requiredText, content: text }, { content: 'text' })),
      /** The lowest first. */
      levels: list(level),
      rules: list(requiredText),
    },
    { vip_time: 'vipUntil', new_time: 'now' },
  ),
  access: 'member',
  refusals: {},
});

export type VipPlans = z.output<typeof vipPlans.data>;

/** In characters, as copied with blanks and dashes. */
export const LONGEST_REDEEM_CODE = 64;

const typedCode = ruled(
  text,
  filled('请输入兑换码'),
  atMost(LONGEST_REDEEM_CODE, membershipRefusals.codeWrong),
);

/** Redeems a code and answers what it gave; after several wrong ones, `codeLocked` for a while. */
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
