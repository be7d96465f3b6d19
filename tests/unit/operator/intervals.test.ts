import { expect, it } from 'vitest';
import { neededFor, newcombe, wilson, zFor } from '#src/operator/statistics/intervals.ts';

const of = (hits: number, all: number) => ({ hits, of: all });

// R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i of %i is %f to %f', (hits, all, low, high) => {
  const interval = wilson(of(hits, all));
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

// the same, 873–890, table II, method 10
it.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
])('%i of %i less %i of %i lies between %f and %f', (hits, all, others, other, low, high) => {
  const interval = newcombe(of(hits, all), of(others, other));
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it.each([
  [0.1, 0.15, 686],
  [0.5, 0.6, 388],
  [0.03, 0.035, 19_743],
])('%f and %f are told apart by %i of each', (one, other, needed) => {
  expect(neededFor(one, other)).toBe(needed);
  expect(neededFor(other, one)).toBe(needed);
});

it('nothing tells apart what is the same', () => {
  expect(neededFor(0.2, 0.2)).toBe(Number.POSITIVE_INFINITY);
});

it('several comparisons at once make each interval wider', () => {
  expect([1, 2, 3, 4, 9].map(zFor)).toEqual([1.959964, 2.241403, 2.39398, 2.497705, 2.497705]);
  expect(zFor(0)).toBe(zFor(1));
  const [one, three] = [wilson(of(30, 100)), wilson(of(30, 100), zFor(3))];
  expect(three.low).toBeLessThan(one.low);
  expect(three.high).toBeGreaterThan(one.high);
});
