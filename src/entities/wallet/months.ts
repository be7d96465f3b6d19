import { chinaDate } from '../../platform/time/china-date.ts';

/** The last twelve months, such as 2026-11; the month of `now` (ms) comes first. */
export const lastMonths = (now: number): string[] => {
  const [year = 0, month = 0] = chinaDate(now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

/** A month as people say it: 2026年11月. */
export const monthWords = (month: string): string => {
  const [year, number] = month.split('-');
  return `${year}年${Number(number)}月`;
};

/** The previous or next month. */
export const monthBeside = (month: string, step: 1 | -1): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
};

/** The days of a month by weeks that begin on Monday; null where a day is of another month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from(
    { length: count },
    (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`,
  );
  const cells = [...Array.from({ length: first }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
};
