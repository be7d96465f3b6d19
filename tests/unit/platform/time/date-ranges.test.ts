import { expect, test } from 'vitest';
import { dateRange, dateRangeNames } from '#src/platform/time/china-clock.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['today', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
  ['yesterday', '2026-11-19T00:00:00+08:00', '2026-11-20T00:00:00+08:00'],
  ['last7days', '2026-11-14T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
] as const)('%s in China', (name, from, until) => {
  const range = { from: at(from), until: at(until) };
  for (const now of ['00:00:00', '07:59:59', '08:00:00', '23:59:59'])
    expect(dateRange(name, at(`2026-11-20T${now}+08:00`))).toEqual(range);
});

test('a day ends where the next one begins, over months and years', () => {
  const last = dateRange('today', at('2027-12-31T23:59:59.999+08:00'));
  const next = dateRange('today', at('2028-01-01T00:00:00+08:00'));
  expect(next.from).toBe(last.until);
  expect(dateRange('yesterday', next.from)).toEqual(last);
  expect(dateRange('last7days', at('2028-03-01T12:00:00+08:00')).from).toBe(
    at('2028-02-24T00:00:00+08:00'),
  );
});

test('all ranges of the specification are there', () => {
  expect(dateRangeNames).toEqual(['today', 'yesterday', 'last7days']);
});
