import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { CHINA_OFFSET, dateWords } from '#schemas/china-time.ts';

dayjs.extend(utc);

const DAY_FORMAT = 'YYYY-MM-DD';

/** A moment in ms, whose UTC fields then read as the clock in China (docs/decisions/dates.md). */
const shownInChina = (moment: number): Dayjs => dayjs.utc(moment + CHINA_OFFSET);

const momentOf = (shown: Dayjs): number => shown.valueOf() - CHINA_OFFSET;

/** A day `2026-11-21` or a month `2026-11`. */
export const calendar = (written: string): Dayjs => dayjs.utc(written);

/** `2026-11-21`, whatever zone the server's clock is in. */
export const chinaDate = (now: number): string => shownInChina(now).format(DAY_FORMAT);

export const startOfDay = (now: number): number => momentOf(shownInChina(now).startOf('day'));

export const dayBefore = (day: string): string =>
  calendar(day).subtract(1, 'day').format(DAY_FORMAT);

export const weekOf = (day: string): string[] => {
  const shown = calendar(day);
  const monday = shown.subtract((shown.day() + 6) % 7, 'day');
  return Array.from({ length: 7 }, (_, index) => monday.add(index, 'day').format(DAY_FORMAT));
};

export const dayEnd = (day: string): number => momentOf(calendar(day).add(1, 'day'));

/** The last second of the `days`th day after `now` that is no weekend; public holidays are not known. */
export const workdayEnd = (now: number, days: number): number => {
  let day = shownInChina(now).startOf('day');
  for (let left = days; left > 0; left -= day.day() % 6 === 0 ? 0 : 1) day = day.add(1, 'day');
  return momentOf(day.endOf('day').startOf('second'));
};

/** `2026-11`; `until` is excluded. Null for what is no month. */
export const chinaMonth = (month: string): { from: Date; until: Date } | null => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return null;
  const first = calendar(month);
  return {
    from: new Date(momentOf(first)),
    until: new Date(momentOf(first.add(1, 'month'))),
  };
};

export const chinaStamp = (now: number): string => shownInChina(now).format('YYYYMMDDHHmmss');

export const chinaText = (now: number): string => shownInChina(now).format('YYYY-MM-DD HH:mm');

/** 11月21日 09:30 in the year of `now`, else with the year. */
export const momentText = (moment: number, now: number): string =>
  dateWords(chinaText(moment), chinaDate(now));

/** 11月21日 in the year of `now`, else 2026-11-21. */
export const dayText = (moment: number, now: number): string =>
  dateWords(chinaDate(moment), chinaDate(now));

export const chinaTimestamp = (now: number): string =>
  `${shownInChina(now).format('YYYY-MM-DDTHH:mm:ss')}+08:00`;
