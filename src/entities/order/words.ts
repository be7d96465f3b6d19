import { activityKinds } from '../../../schemas/activity/kind.ts';
import type { OrderKind, OrderState } from '../../../schemas/order/fields.ts';

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};

export const orderKindNames: Readonly<Record<OrderKind, string>> = {
  course: '课程',
  column: '专栏',
  live: '直播',
  membership: '会员',
  coupon: '优惠券',
  team: activityKinds.team.name,
  flash: activityKinds.flash.name,
};
