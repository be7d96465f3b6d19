import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentOrBlank, periodText } from '#src/platform/time/period.ts';

const from = Date.parse('2026-11-20T16:05:00Z');
const until = Date.parse('2026-11-30T04:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: from, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a moment that there is not is blank', () => {
  expect([momentOrBlank(from), momentOrBlank(null)]).toEqual(['11月21日 00:05', '']);
});

it.each([
  [from, until, '11月21日 00:05 至 11月30日 12:00'],
  [from, null, '11月21日 00:05 开始'],
  [null, until, '11月30日 12:00 截止'],
  [null, null, '长期开放'],
])('a period says the ends that it has: %s, %s', (begin, end, words) => {
  expect(periodText(begin, end, '长期开放')).toBe(words);
});
