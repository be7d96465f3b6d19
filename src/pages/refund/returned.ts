import type { RefundTerms } from '#schemas/refund/endpoints.ts';
import { arrivesBy } from '#src/entities/order/refund-steps.ts';
import { isZero } from '#src/ui/value/amount.ts';

/** What comes back beside the money: 200 积分、“新人券”; '' for nothing. */
export const backWith = ({ points, coupon }: RefundTerms): string =>
  [points > 0 && `${points} 积分`, coupon && `“${coupon}”`].filter(Boolean).join('、');

/** By when the money of a request of now is back; '' where nothing was paid. */
export const arrival = ({ amount, method, arriveAt }: RefundTerms): string => {
  if (isZero(amount)) return '';
  if (method === '余额支付') return '处理后立即到账';
  const promise = arrivesBy({ arriveAt });
  return promise ? `${promise}，遇法定节假日顺延` : '处理后 1–3 个工作日，以支付渠道为准';
};
