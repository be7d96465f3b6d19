import type { OrderState } from '#schemas/order/fields.ts';

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};

export type OrderStateFacts = { state: OrderState; refundAsked: boolean };

/** A requested refund that is not sent yet takes precedence. */
export const orderStateText = (
  { state, refundAsked }: OrderStateFacts,
  names: Readonly<Record<OrderState, string>> = orderStateNames,
): string => (refundAsked ? '退款待处理' : names[state]);
