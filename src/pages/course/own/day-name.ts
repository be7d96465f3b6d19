import { dateWords } from '#schemas/china-time.ts';
import { calendar, DAY_FORMAT } from '#src/platform/time/china-calendar.ts';

/** The name of a calendar day (2026-11-21) relative to today. */
export const dayName = (day: string, today: string): string => {
  if (day === today) return '今天';
  if (day === calendar(today).subtract(1, 'day').format(DAY_FORMAT)) return '昨天';
  return dateWords(day, today);
};
