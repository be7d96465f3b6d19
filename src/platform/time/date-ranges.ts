import { momentOf, shownInChina } from './china-calendar.ts';

/** The ranges that lists can be narrowed to (shell rule 69). */
export const dateRangeNames = ['today', 'yesterday', 'last7days'] as const;
export type DateRangeName = (typeof dateRangeNames)[number];

/** Moments in ms: `from` belongs to the range, `until` is the first that does not. */
export type DateRange = { from: number; until: number };

/** First and last day of a range, relative to today. */
const days: Readonly<Record<DateRangeName, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7days: [-6, 0],
};

/** Whole days in China, whatever the phone's zone; the last seven days include today. */
export const dateRange = (name: DateRangeName, now: number): DateRange => {
  const today = shownInChina(now).startOf('day');
  const [first, last] = days[name];
  return {
    from: momentOf(today.add(first, 'day')),
    until: momentOf(today.add(last + 1, 'day')),
  };
};
