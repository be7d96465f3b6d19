import type { RefundTerms } from '#schemas/refund/endpoints.ts';

/** What comes back beside the money: 200 积分、“新人券”; '' for nothing. */
export const backWith = ({ points, coupon }: RefundTerms): string =>
  [points > 0 && `${points} 积分`, coupon && `“${coupon}”`].filter(Boolean).join('、');
