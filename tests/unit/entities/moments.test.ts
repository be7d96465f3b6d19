import { expect, test } from 'vitest';
import { releaseText } from '#src/entities/activity/release-text.ts';
import { spentWords, whenWords } from '#src/entities/assessment/times.ts';
import { occasionTime } from '#src/entities/ticket/words.ts';
import { fixDate } from '../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

/** 2026-12-05, at an hour in China. */
const at = (hour: number, minute = 0): number => Date.UTC(2026, 11, 5, hour - 8, minute);

test('when something takes place is told with its end, whose day stands there where it is another', () => {
  expect(occasionTime({ startAt: null, endAt: at(9) })).toBe('');
  expect(occasionTime({ startAt: at(14), endAt: null })).toBe('12月5日 14:00');
  expect(occasionTime({ startAt: at(14), endAt: at(14) })).toBe('12月5日 14:00');
  expect(occasionTime({ startAt: at(14), endAt: at(23, 59) })).toBe('12月5日 14:00 至 23:59');
  expect(occasionTime({ startAt: at(14), endAt: at(24) })).toBe('12月5日 14:00 至 12月6日 00:00');
});

test('places that are held are told with the moment at which the first may become free', () => {
  expect(releaseText({ releaseAt: at(9) + 1, now: at(9) })).toBe('有名额待释放，最早 09:00');
  expect(releaseText({ releaseAt: at(9), now: at(9) })).toBe('有名额待释放，请稍候');
  expect(releaseText({ releaseAt: at(9), now: null })).toBe('有名额待释放，最早 09:00');
});

test.each([
  ['before', '12月5日 09:00 开始'],
  ['open', '12月5日 18:00 截止'],
  ['doing', '12月5日 18:00 截止'],
  ['done', ''],
  ['over', '12月5日 18:00 结束'],
] as const)('a paper that is %s tells of its window what matters then', (state, words) => {
  expect(whenWords({ state, startTime: at(9), endTime: at(18) })).toBe(words);
  expect(whenWords({ state, startTime: null, endTime: null })).toBe('');
});

test('time that was spent is told in minutes and seconds, rounded', () => {
  expect([0, 499, 59_499, 59_500, 185_000].map(spentWords)).toEqual([
    ...['0 秒', '0 秒', '59 秒', '1 分 00 秒', '3 分 05 秒'],
  ]);
});
