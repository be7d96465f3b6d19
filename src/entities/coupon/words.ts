import { dayText } from '#src/platform/time/china-date.ts';
import { isZero } from '#src/ui/value/amount.ts';

/** Yuan without zero cents: 20, 9.90. */
export const shortYuan = (yuan: string | null): string => (yuan ?? '0').replace(/\.00$/, '');

/** The minimum list price (yuan with two decimals), in words. */
export const condition = ({ threshold }: { threshold: string | null }): string =>
  threshold === null || isZero(threshold) ? '无门槛' : `原价满 ${shortYuan(threshold)} 元可用`;

/** The last day of a period that ends at a moment (ms); an end at midnight means the day before. */
export const lastDay = (until: number): string => dayText(until - 1);
