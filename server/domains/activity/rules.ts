import { type ActivityOnSale, limitsOf, refundTextOf } from '../order/index.ts';

const occasionRules = (activity: ActivityOnSale, now: number): string[] => [
  ...[refundTextOf(activity, now)].filter(Boolean),
  ...(activity.venue ? ['凭证在支付成功（拼团为成团）后生成，到场出示，每张限用一次'] : []),
];

export const teamRules = (activity: ActivityOnSale, now: number): string[] => {
  const { need, hours } = activity;
  return [
    `支付成功即开团，${hours} 小时内满 ${need} 人成团，成团后所有人获得课程`,
    '到时未满员，拼团失败，已付款项自动原路退回',
    `每人限参加 ${limitsOf(activity).perMember} 次，不能参加自己的团`,
    '拼团价不与优惠券、积分、会员价同享',
    ...occasionRules(activity, now),
  ];
};

export const flashRules = (activity: ActivityOnSale, now: number): string[] => [
  ...(activity.quota === null ? [] : [`共 ${activity.quota} 个名额，以提交订单的先后为准`]),
  `每人限购 ${limitsOf(activity).perMember} 份`,
  '请在 15 分钟内完成支付，超时名额自动释放',
  '秒杀价不与优惠券、积分、会员价同享',
  ...occasionRules(activity, now),
];
