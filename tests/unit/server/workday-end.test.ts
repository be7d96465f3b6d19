import { expect, test } from 'vitest';
import { chinaText, workdayEnd } from '#server/platform/time/china-time.ts';

const HOUR = 3_600_000;

test.each([
  ['Monday', Date.UTC(2026, 10, 30, 4), '2026-12-03 23:59'],
  ['the first minute of a Tuesday in China', Date.UTC(2026, 10, 30, 16), '2026-12-04 23:59'],
  ['Wednesday, over a weekend', Date.UTC(2026, 11, 2, 4), '2026-12-07 23:59'],
  ['Saturday', Date.UTC(2026, 11, 5, 4), '2026-12-09 23:59'],
  ['Sunday', Date.UTC(2026, 11, 6, 4), '2026-12-09 23:59'],
  ['the end of a year', Date.UTC(2026, 11, 31, 4), '2027-01-05 23:59'],
])('the third working day after %s', (_day, moment, end) => {
  expect(chinaText(workdayEnd(moment, 3))).toBe(end);
});

test('no working day ahead is the end of today', () => {
  expect(chinaText(workdayEnd(Date.UTC(2026, 10, 30, 4) + HOUR, 0))).toBe('2026-11-30 23:59');
});
