import {
  calendar,
  DAY_FORMAT,
  MONTH_FORMAT,
  shownInChina,
} from '#src/platform/time/china-calendar.ts';

/** The last twelve months, such as 2026-11; the month of `now` (ms) comes first. */
export const lastMonths = (now: number): string[] =>
  Array.from({ length: 12 }, (_, back) =>
    shownInChina(now).startOf('month').subtract(back, 'month').format(MONTH_FORMAT),
  );

/** Such as 2026年11月. */
export const monthWords = (month: string): string => calendar(month).format('YYYY年M月');

export const adjacentMonth = (month: string, step: 1 | -1): string =>
  calendar(month).add(step, 'month').format(MONTH_FORMAT);

/** The days of a month by weeks that begin on Monday; null for a day of another month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const first = calendar(month);
  const days = Array.from({ length: first.daysInMonth() }, (_, at) =>
    first.add(at, 'day').format(DAY_FORMAT),
  );
  const cells = [...Array.from({ length: (first.day() + 6) % 7 }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
};
