import { expect, test } from 'vitest';
import { sexes } from '#schemas/profile/sex.ts';
import { standardFields } from '#schemas/profile/words.ts';

test('0 is secret, 1 male, 2 female', () => {
  expect(sexes.map(({ value, name, label }) => [value, name, label])).toEqual([
    [0, 'secret', '保密'],
    [1, 'male', '男'],
    [2, 'female', '女'],
  ]);
});

test.each([
  ['0', '保密'],
  ['1', '男'],
  ['2', '女'],
])('the profile form calls %s %s', (id, title) => {
  const field = standardFields.find(({ key }) => key === 'sex');
  expect(field?.options.find((option) => option.id === id)).toEqual({ id, title });
});
