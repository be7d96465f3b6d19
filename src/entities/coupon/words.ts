import { chinaDate, dayText } from '#src/platform/time/china-date.ts';
import { isZero } from '#src/ui/value/amount.ts';

/** Yuan without zero cents: 20, 9.90. */
export const shortYuan = (yuan: string | null): string => (yuan ?? '0').replace(/\.00$/, '');

/** The minimum list price (yuan with two decimals), in words. */
export const condition = ({ threshold }: { threshold: string | null }): string =>
  threshold === null || isZero(threshold) ? '无门槛' : `原价满 ${shortYuan(threshold)} 元可用`;

/** The last day of a period that ends at a moment (ms); an end at midnight means the day before. */
export const lastDay = (until: number): string => dayText(until - 1);

const DAY = 86_400_000;

/** How many of a member's coupons are the first to end: 1 张明天到期; none within a week: so it says. */
export const endText = (ending: number, until: number | null, now = Date.now()): string => {
  if (until === null || until - now > 7 * DAY) return '近期没有到期的';
  const day = chinaDate(until - 1);
  if (day === chinaDate(now)) return `${ending} 张今天到期`;
  if (day === chinaDate(now + DAY)) return `${ending} 张明天到期`;
  return `${ending} 张 ${lastDay(until)} 到期`;
};
