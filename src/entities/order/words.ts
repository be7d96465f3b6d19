import type { OrderRow, OrderState } from '../../../schemas/order/fields.ts';

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};

/** The state of an order in words, also while its refund is asked for and not sent. */
export const orderStateText = ({ state, refundAsked }: OrderRow): string =>
  refundAsked ? '退款待处理' : orderStateNames[state];
