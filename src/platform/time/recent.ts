import { chinaDate, dayText, momentText, timeText } from './china-date.ts';

/** 23:06 on the day of `now`, 12月1日 23:06 in its year, else 2027-09-24; '' for null. */
export const recentText = (moment: number | null, now = Date.now()): string => {
  if (moment === null) return '';
  if (chinaDate(moment) === chinaDate(now)) return timeText(moment);
  const day = dayText(moment, now);
  return day === chinaDate(moment) ? day : momentText(moment, now);
};
