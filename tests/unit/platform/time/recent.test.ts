import { expect, test } from 'vitest';
import { recentText } from '#src/platform/time/recent.ts';

const now = Date.UTC(2026, 11, 1, 15, 6);

test.each([
  ['now', now, '23:06'],
  ['the first minute of today', Date.UTC(2026, 10, 30, 16), '00:00'],
  ['the last minute of yesterday', Date.UTC(2026, 10, 30, 15, 59), '11月30日 23:59'],
  ['the first minute of the year', Date.UTC(2025, 11, 31, 16), '1月1日 00:00'],
  ['the last minute of last year', Date.UTC(2025, 11, 31, 15, 59), '2025-12-31'],
  ['a day of the next year', Date.UTC(2027, 8, 24, 4), '2027-09-24'],
  ['no moment', null, ''],
])('%s is written as %s', (_what, moment, text) => {
  expect(recentText(moment, now)).toBe(text);
});
