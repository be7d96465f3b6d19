import { chinaMinute, dateWords } from '#schemas/china-time.ts';

// part of the first view, so without dayjs (docs/decisions/dates.md)

/** Such as 2026-12-31. */
export const chinaDate = (moment: number): string => chinaMinute(moment).slice(0, 10);

/** 12月1日 23:06 in the year of `now`, else 2027-09-24 23:06; moments in ms. */
export const momentText = (moment: number, now = Date.now()): string =>
  dateWords(chinaMinute(moment), chinaMinute(now));

/** 12月1日 in the year of `now`, else 2027-09-24; moments in ms. */
export const dayText = (moment: number, now = Date.now()): string =>
  dateWords(chinaDate(moment), chinaMinute(now));

/** 23:06; `moment` in ms. */
export const timeText = (moment: number): string => chinaMinute(moment).slice(11);
