import { chinaDate, dayText } from './china-date.ts';

const DAY = 86_400_000;

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** A day of a programme by moments in ms: 今天 11月30日, 明天 12月1日, 12月2日 周三. */
export const comingDay = (moment: number, now: number): string => {
  const date = chinaDate(moment);
  const day = dayText(moment, now);
  if (date === chinaDate(now)) return `今天 ${day}`;
  if (date === chinaDate(now + DAY)) return `明天 ${day}`;
  return `${day} ${weekdays[new Date(`${date}T00:00Z`).getUTCDay()]}`;
};
