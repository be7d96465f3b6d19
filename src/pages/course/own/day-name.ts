import { calendar, DAY_FORMAT } from '../../../platform/time/china-calendar.ts';

/** The name of a calendar day (2026-11-21) relative to today. */
export const dayName = (day: string, today: string): string => {
  if (day === today) return '今天';
  const [then, now] = [calendar(day), calendar(today)];
  if (day === now.subtract(1, 'day').format(DAY_FORMAT)) return '昨天';
  return then.format(then.year() === now.year() ? 'M月D日' : 'YYYY年M月D日');
};
