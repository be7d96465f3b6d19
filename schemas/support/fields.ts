import type * as z from 'zod/mini';
import { orderStates } from '../order/fields.ts';
import { severalLines } from '../text/tidy-text.ts';
import { oneOf } from '../wire/payload.ts';
import { flag, id, money, picture, requiredText, text } from '../wire/primitives.ts';
import { atMost, ruled, tidied } from '../wire/rules.ts';
import { byRule, object } from '../wire/structures.ts';
import { supportRefusals } from './refusals.ts';

/** `closed`: by an operator, or after a long silence; a new message reopens it. */
export const storedThreadStates = ['open', 'closed'] as const;

export const supportSides = ['member', 'desk'] as const;

export const supportTopics = [
  'order',
  'study',
  'membership',
  'invoice',
  'certificate',
  'account',
  'other',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const supportTopicNames: Readonly<Record<SupportTopic, string>> = {
  order: '订单与退款',
  study: '学习与播放',
  membership: '会员与优惠券',
  invoice: '发票',
  certificate: '证书',
  account: '账号',
  other: '其他',
};

/** '' for what was asked without a topic. */
export const storedTopics = ['', ...supportTopics] as const;

export const LONGEST_SUPPORT_TEXT = 500;

export const MOST_SUPPORT_PICTURES = 3;

export const supportText = ruled(
  tidied(text, severalLines),
  atMost(LONGEST_SUPPORT_TEXT, supportRefusals.questionTooLong),
);

export const orderCard = object(
  {
    id,
    order_no: requiredText,
    title: requiredText,
    thumb: picture,
    state: oneOf(orderStates),
    pay: money,
    refund_asked: flag,
  },
  byRule,
);

export type OrderCardData = z.output<typeof orderCard>;
