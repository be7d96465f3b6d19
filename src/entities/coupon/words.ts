import { chinaDate } from '../../platform/time/china-date.ts';
import { isZero } from '../../ui/value/amount.ts';

/** Yuan without cents that are none: 20, 9.90. */
export const shortYuan = (yuan: string | null): string => (yuan ?? '0').replace(/\.00$/, '');

/** From which sum (yuan with two decimals) on a coupon is used. */
export const condition = ({ threshold }: { threshold: string | null }): string =>
  threshold === null || isZero(threshold) ? '无门槛' : `满 ${shortYuan(threshold)} 元可用`;

/** The last day on which something can be used that ends at a moment (ms): midnight is the day before. */
export const lastDay = (until: number): string => chinaDate(until - 1);
