import { calendar, momentOf, shownInChina } from './china-calendar.ts';

/** A moment (ms) by the clock in China, in a format of dayjs. */
export const chinaFormat = (moment: number, format: string): string =>
  shownInChina(moment).format(format);

/** The moment (ms) at which a clock in China shows this, such as `2026-11-24T09:30`. */
export const fromChina = (clock: string): number => momentOf(calendar(clock));
