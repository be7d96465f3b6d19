import { CHINA_OFFSET } from '../../../schemas/china-time.ts';

const DAY = 86_400_000;

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
  const midnight = Math.floor((now + CHINA_OFFSET) / DAY) * DAY - CHINA_OFFSET;
  const [first, last] = days[name];
  return { from: midnight + first * DAY, until: midnight + (last + 1) * DAY };
};
