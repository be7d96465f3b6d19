import { expect, test } from 'vitest';
import { condition, endText, lastDay, shortYuan } from '#src/entities/coupon/words.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

test('an end at midnight in China is that of the day before, any other one of its own day', () => {
  expect(lastDay(Date.parse('2026-12-01T00:00:00+08:00'))).toBe('11月30日');
  expect(lastDay(Date.parse('2026-12-01T00:00:01+08:00'))).toBe('12月1日');
});

test.each([
  ['2026-11-29T23:59:59+08:00', '2 张今天到期'],
  ['2026-11-30T00:00:00+08:00', '2 张今天到期'],
  ['2026-11-30T00:00:01+08:00', '2 张明天到期'],
  ['2026-12-01T00:00:00+08:00', '2 张明天到期'],
  ['2026-12-05T12:00:00+08:00', '2 张 12月5日 到期'],
  ['2027-01-09T12:00:00+08:00', '近期没有到期的'],
])('an end at %s reads %s', (end, words) => {
  expect(endText(2, Date.parse(end))).toBe(words);
});

test('a sum is written without cents that are none', () => {
  expect(condition({ threshold: '100.00' })).toBe('原价满 100 元可用');
  expect(condition({ threshold: '99.50' })).toBe('原价满 99.50 元可用');
  expect(condition({ threshold: '0.00' })).toBe('无门槛');
  expect(condition({ threshold: null })).toBe('无门槛');
  expect(shortYuan(null)).toBe('0');
});
