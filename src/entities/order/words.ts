import type { OrderState } from '../../../schemas/order/fields.ts';

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};
