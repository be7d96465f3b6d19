import { chinaDate, dayText, timeText } from '#src/platform/time/china-date.ts';

/** When a message came, as lists say it: 14:30 today, else its day. */
export const shortWhen = (sentAt: number | null, now = Date.now()): string => {
  if (sentAt === null) return '';
  return chinaDate(sentAt) === chinaDate(now) ? timeText(sentAt) : dayText(sentAt, now);
};
