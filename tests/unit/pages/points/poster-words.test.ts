import { expect, test } from 'vitest';
import { dateOf, figureOf, posterAlt } from '#src/pages/points/poster/words.ts';

test.each([
  ['2026-11-01', { number: '1', month: '2026年11月', weekday: '星期日' }],
  ['2026-11-21', { number: '21', month: '2026年11月', weekday: '星期六' }],
  ['2028-02-29', { number: '29', month: '2028年2月', weekday: '星期二' }],
])('%s in parts', (day, parts) => {
  expect(dateOf(day)).toEqual(parts);
});

test.each([
  [7, 26, { label: '已连续签到', value: 7, below: '累计签到 26 天' }],
  [0, 26, { label: '累计签到', value: 26, below: '今天也来学一点' }],
  [0, 0, { label: '从今天开始', value: 0, below: '每天签到，积少成多' }],
])('a row of %i days of %i', (streak, total, statement) => {
  expect(figureOf({ streak, total })).toEqual(statement);
});

test('who cannot see the poster hears all that stands on it', () => {
  const poster = { day: '2026-11-21', streak: 7, total: 26, line: '只要不停。', site: '学习首页' };
  expect(posterAlt(poster)).toBe(
    '学习首页今日海报，2026年11月21日星期六。只要不停。已连续签到 7 天，累计签到 26 天。二维码通向首页',
  );
  expect(posterAlt({ ...poster, line: '', site: '', streak: 0, total: 0 })).toBe(
    '今日海报，2026年11月21日星期六。从今天开始，每天签到，积少成多。二维码通向首页',
  );
});
