import { describe, expect, test } from 'vitest';
import { distanceWords } from '#src/entities/assessment/rank/own-words.ts';
import { clockWords, leftWords } from '#src/entities/assessment/times.ts';

const MINUTE = 60_000;

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9 * MINUTE + 5000, '9:05'],
  [59 * MINUTE + 59_000, '59:59'],
  [83 * MINUTE + 5000, '1:23:05'],
])('a clock of %d ms', (ms, words) => {
  expect(clockWords(ms)).toBe(words);
});

test.each([
  [90_000, '正在计时，剩余 1:30，到时自动交卷'],
  [10 * MINUTE - 1000, '正在计时，剩余 9:59，到时自动交卷'],
  [10 * MINUTE, '正在计时，剩余约 10 分钟，到时自动交卷'],
  [180 * MINUTE, '正在计时，剩余约 180 分钟，到时自动交卷'],
  [180 * MINUTE + 1, ''],
  [0, ''],
])('time that is left, by the second where the end is close: %d', (left, words) => {
  expect(leftWords(left)).toBe(words);
});

describe('how far the place above is', () => {
  const own = { rank: 3, ranked: 9, avatar: '', score: 80, spent: 65_000 };
  test.each([
    [{ aheadScore: 86, aheadSpent: 90_000 }, '距上一名差 6 分'],
    [{ aheadScore: 80, aheadSpent: 53_000 }, '与上一名同分，用时多 12 秒'],
    [{ aheadScore: 80, aheadSpent: 65_000 }, '与上一名同分，先完成的在前'],
    [{ aheadScore: 0, aheadSpent: 0 }, ''],
    [{ rank: 1, aheadScore: 0, aheadSpent: 0 }, '目前排在第一'],
    [{ rank: 1, ranked: 1, aheadScore: 0, aheadSpent: 0 }, '第一个上榜'],
  ])('%o', (ahead, words) => {
    expect(distanceWords({ ...own, ...ahead })).toBe(words);
  });
});
