import { expect, test } from 'vitest';
import { sexes, sexLabel } from '../../../../src/entities/member/sex.ts';

test('0 is secret, 1 male, 2 female', () => {
  expect(sexes.map(({ value, name, label }) => [value, name, label])).toEqual([
    [0, 'secret', '保密'],
    [1, 'male', '男'],
    [2, 'female', '女'],
  ]);
});

test.each([
  [0, '保密'],
  [1, '男'],
  [2, '女'],
  [3, '保密'],
  [-1, '保密'],
])('%i is called %s', (value, label) => {
  expect(sexLabel(value)).toBe(label);
});
