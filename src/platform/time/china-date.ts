import { chinaMinute, dateWords } from '#schemas/china-time.ts';

// part of the first view, so without dayjs (docs/decisions/dates.md)

/** The calendar day of a moment (ms) in China, such as 2026-12-31, to compare by and for documents. */
export const chinaDate = (moment: number): string => chinaMinute(moment).slice(0, 10);

/** Day and time of a moment (ms) in China: 12月1日 23:06 in the year of `now`, else 2027-09-24 23:06. */
export const momentText = (moment: number, now = Date.now()): string =>
  dateWords(chinaMinute(moment), chinaMinute(now));

/** The day of a moment (ms) in China: 12月1日 in the year of `now`, else 2027-09-24. */
export const dayText = (moment: number, now = Date.now()): string =>
  dateWords(chinaDate(moment), chinaMinute(now));

/** The time of day of a moment (ms) in China: 23:06. */
export const timeText = (moment: number): string => chinaMinute(moment).slice(11);
