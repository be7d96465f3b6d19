import { calendar, momentOf, shownInChina } from './china-calendar.ts';

/** `moment` in ms; a format of dayjs. */
export const chinaFormat = (moment: number, format: string): string =>
  shownInChina(moment).format(format);

/** The moment (ms) at which a clock in China shows this, such as `2026-11-24T09:30`. */
export const fromChina = (clock: string): number => momentOf(calendar(clock));

/**
 * The date filter: a moment (ms) as `chinaFormat` writes it, in hours, minutes and seconds unless `format`
 * says otherwise; '' for null. @internal Shell rule 71 asks for it.
 */
export const dateFilter = (moment: number | null, format = 'HH:mm:ss'): string =>
  moment === null ? '' : chinaFormat(moment, format);

const ranges = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7days: [-6, 0],
} as const;

/** @internal Shell rule 69 asks for it. */
export const dateRangeNames = Object.keys(ranges);

/**
 * Whole days in China around `now`, whatever the phone's zone; the last seven days include today. All
 * moments are in ms: `from` belongs to the range, `until` is the first that does not. @internal Shell rules
 * 69 and 70 ask for it.
 */
export const dateRange = (
  name: keyof typeof ranges,
  now: number,
): { from: number; until: number } => {
  const today = shownInChina(now).startOf('day');
  const [first, last] = ranges[name];
  return {
    from: momentOf(today.add(first, 'day')),
    until: momentOf(today.add(last + 1, 'day')),
  };
};
