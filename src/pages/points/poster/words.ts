import { monthWords } from '#src/entities/wallet/months.ts';
import { calendar } from '#src/platform/time/china-calendar.ts';

/** The content of a day's poster; `day`: 2026-11-21, in China time. */
export type PosterContent = {
  day: string;
  streak: number;
  total: number;
  /** Today's sentence, '' where the server has none. */
  line: string;
  /** Name of the site, '' where it is not known. */
  site: string;
};

const weekdays = '日一二三四五六';

/** The weekday of a day such as 2026-11-21, as in 星期六. */
const weekdayOf = (day: string): string => `星期${weekdays[calendar(day).day()] ?? ''}`;

export const dateOf = (day: string) => ({
  number: String(Number(day.slice(8))),
  month: monthWords(day.slice(0, 7)),
  weekday: weekdayOf(day),
});

/** The large number at the foot and the words around it; no number before the first sign-in. */
export const figureOf = ({ streak, total }: Pick<PosterContent, 'streak' | 'total'>) => {
  if (streak > 0) return { label: '已连续签到', value: streak, below: `累计签到 ${total} 天` };
  if (total > 0) return { label: '累计签到', value: total, below: '今天也来学一点' };
  return { label: '从今天开始', value: 0, below: '每天签到，积少成多' };
};

export const posterAlt = (poster: PosterContent): string => {
  const { number, month, weekday } = dateOf(poster.day);
  const { label, value, below } = figureOf(poster);
  return [
    `${poster.site}今日海报，${month}${number}日${weekday}`,
    poster.line.replace(/[。！？]$/, ''),
    value > 0 ? `${label} ${value} 天，${below}` : `${label}，${below}`,
    '二维码通向首页',
  ]
    .filter(Boolean)
    .join('。');
};
