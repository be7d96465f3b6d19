import type { StudyWeek } from '#schemas/course/list-endpoints.ts';
import { calendar, DAY_FORMAT } from '#src/platform/time/china-calendar.ts';

const names = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** `share`: of the longest day, 0 to 1. */
export type WeekBar = {
  name: (typeof names)[number];
  seconds: number;
  share: number;
  today: boolean;
};

/** A bar for each day of the week of `today`, from Monday on; without `today`, seven empty ones. */
export const barsOf = ({ today, days }: StudyWeek): WeekBar[] => {
  const shown = calendar(today);
  const studied = new Map(days.map(({ day, seconds }) => [day, seconds]));
  const rows = names.map((name, index) => {
    const day = shown.subtract(((shown.day() + 6) % 7) - index, 'day').format(DAY_FORMAT);
    return { name, seconds: studied.get(day) ?? 0, today: day === today };
  });
  const longest = Math.max(...rows.map(({ seconds }) => seconds));
  return rows.map((row) => ({ ...row, share: longest > 0 ? row.seconds / longest : 0 }));
};

export const minutesText = (seconds: number): string =>
  seconds > 0 && seconds < 60 ? '不到 1 分钟' : `${Math.floor(seconds / 60)} 分钟`;
