import { expect, test } from 'vitest';
import { periodWords } from '#src/pages/contest/words.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const at = (day: number) => Date.UTC(2026, 2, day, 0, 30);

test.each([
  [null, null, '长期有效'],
  [at(5), null, '3月5日 08:30 开始'],
  [null, at(9), '3月9日 08:30 截止'],
  [at(5), at(9), '3月5日 08:30 至 3月9日 08:30'],
])('the time of a game from %s to %s', (startTime, endTime, words) => {
  expect(periodWords({ startTime, endTime })).toBe(words);
});
