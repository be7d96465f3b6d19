import { type ActivityOnSale, limitsOf } from '../order/index.ts';

/** The rules of a group buy in Chinese, for members. */
export const teamRules = ({ need, hours, ...limits }: ActivityOnSale): string[] => [
  `支付成功即开团，${hours} 小时内满 ${need} 人成团，成团后所有人获得课程`,
  '到时未满员，拼团失败，已付款项自动原路退回',
  `每人限参加 ${limitsOf(limits).perMember} 次，不能参加自己的团`,
  '拼团价不与优惠券、积分、会员价同享',
];

/** The rules of a flash sale in Chinese, for members. */
export const flashRules = (activity: ActivityOnSale): string[] => [
  ...(activity.quota === null ? [] : [`共 ${activity.quota} 个名额，以提交订单的先后为准`]),
  `每人限购 ${limitsOf(activity).perMember} 份`,
  '请在 15 分钟内完成支付，超时名额自动释放',
  '秒杀价不与优惠券、积分、会员价同享',
];
