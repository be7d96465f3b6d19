import { expect, it } from 'vitest';
import { startPoint } from '#src/entities/course/progress/start-point.ts';

const open = { open: 'full', duration: 600_000, trial: 20_000 } as const;
const lesson = { ...open, noSkip: false, finished: false, furthest: 30_000 };

it('is the place that the address names, before the end', () => {
  expect(startPoint('83', lesson)).toBe(83_000);
  expect(startPoint('0', lesson)).toBe(0);
  expect(startPoint('599', lesson)).toBe(592_000);
  expect(startPoint('83', { ...lesson, open: 'trial' })).toBe(12_000);
  expect(startPoint('3', { ...lesson, duration: 4000 })).toBe(0);
});

it('is not ahead of what may not be skipped until the lesson is finished', () => {
  const first = { ...lesson, noSkip: true };
  expect(startPoint('83', first)).toBe(30_000);
  expect(startPoint('12', first)).toBe(12_000);
  expect(startPoint('83', { ...first, finished: true })).toBe(83_000);
});

it('is none where the address names no number', () => {
  for (const at of ['', '-1', '1.5', 'x', '1e3', '9999999'])
    expect(startPoint(at, lesson)).toBeUndefined();
});
