import { chinaFormat, fromChina } from '#src/platform/time/china-clock.ts';
import type { Schedule } from './use-schedules.ts';

const DAY = 86_400_000;
const WEEK_DAYS = 7;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** What runs of a schedule on a day, in China time; `from` and `until` are shares of the day. */
export type Run = { schedule: Schedule; from: number; until: number; text: string };

export type CalendarDay = { at: number; label: string; runs: Run[] };

const startOf = (moment: number): number => fromChina(`${chinaFormat(moment, 'YYYY-MM-DD')}T00:00`);

const labelOf = (at: number, now: number): string => {
  const day = `${chinaFormat(at, 'M月D日')} 周${weekdays[Number(chinaFormat(at, 'd'))] ?? ''}`;
  return at === startOf(now) ? `${day}（今天）` : day;
};

const clock = (moment: number, end: number): string =>
  moment === end ? '24:00' : chinaFormat(moment, 'HH:mm');

const runOn = (schedule: Schedule, start: number): Run | undefined => {
  const { from, until } = schedule;
  const end = start + DAY;
  // without an end the changes become part of the page, so that they stand on their first day alone
  const last = until ?? startOf(from) + DAY;
  if (from >= end || last <= start) return undefined;
  const [begin, stop] = [Math.max(from, start), Math.min(last, end)];
  const text = `${clock(begin, end)} ${until === null ? '起' : `至 ${clock(stop, end)}`}`;
  return { schedule, from: (begin - start) / DAY, until: (stop - start) / DAY, text };
};

/** The seven days from today on, by so many weeks later, with what runs on each. */
export const calendarDays = (
  schedules: readonly Schedule[],
  now: number,
  weeks: number,
): CalendarDay[] =>
  Array.from({ length: WEEK_DAYS }, (_, day) => {
    const at = startOf(now) + (weeks * WEEK_DAYS + day) * DAY;
    const runs = schedules.flatMap((schedule) => runOn(schedule, at) ?? []);
    return { at, label: labelOf(at, now), runs };
  });
