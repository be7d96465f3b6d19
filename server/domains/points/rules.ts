export const pointsRules = {
  fenPerPoint: 1,
  /** The largest share of the amount after the coupon that points pay. */
  mostOfOrder: 0.5,
  /** Points for each consecutive day; after the last one it starts again. */
  signIn: [5, 5, 10, 10, 15, 15, 30],
} as const;

export const signInPoints = (streak: number): number =>
  pointsRules.signIn[(streak - 1) % pointsRules.signIn.length] ?? 0;

export const pointsTexts: readonly string[] = [
  '每日签到得积分，连续 7 天为一轮，第 7 天得 30 积分，中断后重新计算',
  '课程、专栏和直播下单时可用积分抵扣，100 积分抵 1 元',
  '单笔最多抵扣用券后金额的 50%，会员差价部分不使用积分',
  '订单取消或退款后，抵扣的积分原数退回',
];

export const signTexts: readonly string[] = [
  '每天可签到一次，以北京时间 0 点为界',
  '连续签到奖励递增，7 天为一轮；中断一天从第 1 天算起',
];
