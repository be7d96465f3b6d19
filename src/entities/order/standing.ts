import { featuredAddress } from '#schemas/category/addresses.ts';
import { reviewsAddress } from '#schemas/course/addresses.ts';
import { productPages } from '#schemas/course/product-address.ts';
import type { OrderAction, OrderKind, OrderRow, OrderState } from '#schemas/order/fields.ts';
import { pathValues } from '#schemas/path-values.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { ticketAddress } from '#schemas/ticket/addresses.ts';
import { orderStateText } from './words.ts';

export type OrderFacts = Pick<
  OrderRow,
  'id' | 'kind' | 'state' | 'actions' | 'link' | 'study' | 'ticketId' | 'refundAsked'
>;

/** Changes that need confirmation. */
export type OrderChange = Extract<OrderAction, 'cancel' | 'delete'>;

/** A link to continue with; `main`: the recommended one. */
export type OrderStep = {
  of: Exclude<OrderAction, OrderChange> | 'review' | 'again';
  name: string;
  href: string;
  main: boolean;
};

const wayNames: Readonly<Record<OrderKind, string>> = {
  course: '去学习',
  column: '去学习',
  live: '去看直播',
  membership: '查看会员',
  coupon: '去使用',
  team: '去学习',
  flash: '去学习',
  gift: '查看礼物',
};

/** Id of the bought course or column; '' for anything else. */
export const productInOrder = ({ state, link }: Pick<OrderRow, 'state' | 'link'>): string => {
  if (state !== 'done') return '';
  const { course, column } = productPages;
  return (pathValues(course, link) ?? pathValues(column, link))?.id ?? '';
};

const isOver = (state: OrderState): boolean => state === 'cancelled' || state === 'refunded';

const payNameOf = (state: OrderState): string => {
  if (state === 'unpaid') return '应付';
  return state === 'cancelled' ? '金额' : '实付';
};

/** The colour of a state: of what waits, of what holds, and of what is over. */
type OrderTone = 'price' | 'accent' | 'tertiary';

export const orderTone = ({
  state,
  refundAsked,
}: Pick<OrderRow, 'state' | 'refundAsked'>): OrderTone => {
  if (refundAsked || state === 'unpaid' || state === 'refunding') return 'price';
  return isOver(state) ? 'tertiary' : 'accent';
};

const wayOf = ({ kind, link, study, ticketId }: OrderFacts): { name: string; href: string } =>
  ticketId
    ? { name: '查看凭证', href: ticketAddress({ id: ticketId }) }
    : { name: wayNames[kind], href: study || link };

const stepsOf = (order: OrderFacts) => {
  const { id, state, actions, link, refundAsked } = order;
  const product = productInOrder({ state, link });
  const way = wayOf(order);
  const may = (action: OrderAction, href: string) => (actions.includes(action) ? href : '');
  return [
    {
      of: 'review',
      name: '评价',
      href: !refundAsked && product ? reviewsAddress({ id: product, write: 1 }) : '',
    },
    {
      of: 'refund',
      name: refundAsked ? '退款进度' : '申请退款',
      href: may('refund', refundAddress({ id })),
    },
    { of: 'pay', name: '继续支付', href: may('pay', payAddress({ id })), main: true },
    { of: 'invite', name: '邀请好友', href: may('invite', link), main: true },
    { of: 'use', ...way, href: may('use', way.href), main: true },
    { of: 'again', name: '再次购买', href: isOver(state) ? link || featuredAddress() : '' },
  ] as const;
};

/**
 * An order's state in words and its colour, the name of its amount, its links and its changes. All pages take them from
 * here.
 */
export const orderStanding = (order: OrderFacts) => ({
  name: orderStateText(order),
  tone: orderTone(order),
  payName: payNameOf(order.state),
  steps: stepsOf(order)
    .filter(({ href }) => href !== '')
    .map((step): OrderStep => ({ main: false, ...step })),
  changes: (['delete', 'cancel'] as const).filter((change) => order.actions.includes(change)),
});
