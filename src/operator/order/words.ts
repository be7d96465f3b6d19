import type { OrderTab } from '#schemas/order/desk-endpoints.ts';
import type { OrderState } from '#schemas/order/fields.ts';
import { type OrderStateFacts, orderStateNames } from '#src/entities/order/words.ts';

const stateTones = {
  unpaid: 'info',
  grouping: 'info',
  done: 'good',
  cancelled: 'quiet',
  refunding: 'warn',
  refunded: 'quiet',
} as const satisfies Record<OrderState, string>;

export const orderTone = ({ state, refundAsked }: OrderStateFacts) =>
  refundAsked ? 'warn' : stateTones[state];

export const orderTabNames: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  ...orderStateNames,
};

/** Such as 林晓 138****1234. */
export const buyerText = ({ nickname, phone }: { nickname: string; phone: string }): string =>
  [nickname || '未填昵称', phone].filter(Boolean).join(' ');
