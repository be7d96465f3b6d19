import { expect, test } from 'vitest';
import { adjacentMonth, lastMonths, monthWords, weeksOf } from '#src/entities/wallet/months.ts';

test('the last twelve months are those of China', () => {
  // half past midnight of the new year there, still December in UTC
  const months = lastMonths(Date.UTC(2025, 11, 31, 16, 30));
  expect(months).toHaveLength(12);
  expect(months[0]).toBe('2026-01');
  expect(months[1]).toBe('2025-12');
  expect(months[11]).toBe('2025-02');
  expect(monthWords('2026-01')).toBe('2026年1月');
});

test('a month lies between its neighbours, over the turn of a year', () => {
  expect(adjacentMonth('2026-01', -1)).toBe('2025-12');
  expect(adjacentMonth('2025-12', 1)).toBe('2026-01');
});

test('a month is laid out in weeks that begin on Monday', () => {
  // the first of November 2026 is a Sunday
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  // February of a leap year that begins on a Tuesday
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});
