import { expect, it } from 'vitest';
import { barsOf, minutesText } from '#src/entities/course/study/week-bars.ts';

const day = (date: string, seconds: number) => ({ day: date, seconds });

it('there are seven bars from Monday on, each a share of the longest day', () => {
  const days = [day('2026-11-23', 600), day('2026-11-25', 1200), day('2026-11-22', 9000)];
  const bars = barsOf({ today: '2026-11-25', days });
  expect(bars.map(({ name }) => name).join('')).toBe('周一周二周三周四周五周六周日');
  expect(bars.map(({ share }) => share)).toEqual([0.5, 0, 1, 0, 0, 0, 0]);
  expect(bars.map(({ seconds }) => seconds)).toEqual([600, 0, 1200, 0, 0, 0, 0]);
});

it.each([
  ['2026-11-23', '周一'],
  ['2026-11-29', '周日'],
  ['2027-01-01', '周五'],
])('of %s, %s is today', (today, name) => {
  const bars = barsOf({ today, days: [day(today, 60)] });
  expect(bars.filter((bar) => bar.today)).toEqual([{ name, seconds: 60, share: 1, today: true }]);
});

it('all are empty before anything is known', () => {
  const bars = barsOf({ today: '', days: [] });
  expect(bars).toHaveLength(7);
  expect(bars.every(({ share, today }) => share === 0 && !today)).toBe(true);
});

it('whole minutes are told, and less than one', () => {
  expect([0, 1, 59, 60, 119, 7260].map(minutesText)).toEqual([
    ...['0 分钟', '不到 1 分钟', '不到 1 分钟', '1 分钟', '1 分钟', '121 分钟'],
  ]);
});
