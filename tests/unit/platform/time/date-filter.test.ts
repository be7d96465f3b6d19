import { expect, test } from 'vitest';
import { dateFilter } from '#src/platform/time/china-clock.ts';

const MOMENT = Date.parse('2026-11-20T21:04:09+08:00');

test('it shows hours, minutes and seconds by default', () => {
  expect(dateFilter(MOMENT)).toBe('21:04:09');
});

test('it takes other formats, by the clock in China', () => {
  expect(dateFilter(MOMENT, 'YYYY-MM-DD HH:mm')).toBe('2026-11-20 21:04');
  expect(dateFilter(Date.parse('2026-12-31T16:30:00Z'), 'YYYY年M月D日')).toBe('2027年1月1日');
});

test('without a moment there is nothing to show', () => {
  expect(dateFilter(null)).toBe('');
  expect(dateFilter(0)).toBe('08:00:00');
});
