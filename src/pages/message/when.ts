import { chinaDate, chinaDayTime } from '../../platform/time/china-date.ts';

/** When a message came, as lists say it: 14:30 today, 11-20 this year, 2025-11-20 before. */
export const shortWhen = (sentAt: number | null, now = Date.now()): string => {
  if (sentAt === null) return '';
  const [day, today] = [chinaDate(sentAt), chinaDate(now)];
  if (day === today) return chinaDayTime(sentAt).slice(6);
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
};

/** Day and time of a message in full, such as 2026-11-20 14:30. */
export const fullWhen = (sentAt: number | null): string =>
  sentAt === null ? '' : `${chinaDate(sentAt)} ${chinaDayTime(sentAt).slice(6)}`;
