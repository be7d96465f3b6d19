import { monthWords } from '../../../entities/wallet/months.ts';

/** What a poster of the day says; `day`: 2026-11-21, in China's time. */
export type Poster = {
  day: string;
  streak: number;
  total: number;
  /** Today's sentence, '' where the server has none. */
  line: string;
  /** Whose product it is, '' where that is not known. */
  site: string;
};

const weekdays = '日一二三四五六';

/** 星期六, for a day such as 2026-11-21. */
const weekdayOf = (day: string): string =>
  `星期${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;

/** The parts of a day as a poster sets them. */
export const dateOf = (day: string) => ({
  number: String(Number(day.slice(8))),
  month: monthWords(day.slice(0, 7)),
  weekday: weekdayOf(day),
});

/** The large figure at the foot and the quiet words around it; no figure before the first sign-in. */
export const figureOf = ({ streak, total }: Pick<Poster, 'streak' | 'total'>) => {
  if (streak > 0) return { label: '已连续签到', value: streak, below: `累计签到 ${total} 天` };
  if (total > 0) return { label: '累计签到', value: total, below: '今天也来学一点' };
  return { label: '从今天开始', value: 0, below: '每天签到，积少成多' };
};

/** All that the picture says, for those who hear it. */
export const posterAlt = (poster: Poster): string => {
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
