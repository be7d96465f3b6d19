import { activityKinds } from '../activity/kind.ts';
import type { OrderKind } from './fields.ts';

export const orderKindNames: Readonly<Record<OrderKind, string>> = {
  course: '课程',
  column: '专栏',
  live: '直播',
  membership: '会员',
  coupon: '优惠券',
  team: activityKinds.team.name,
  flash: activityKinds.flash.name,
  gift: '赠礼',
};
