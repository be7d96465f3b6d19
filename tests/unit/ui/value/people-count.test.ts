import { expect, test } from 'vitest';
import { peopleText } from '#src/ui/value/people-count.ts';

test.each([
  ['viewers', '12人观看'],
  ['bookings', '12人预约'],
  ['learners', '12人在学'],
  ['buyers', '12人购买'],
  ['participants', '12人参与'],
] as const)('a count of %s says what it counts', (of, words) => {
  expect(peopleText(of, 12)).toBe(words);
});

test('nobody is not worth a word; many are rounded', () => {
  expect(peopleText('learners', 0)).toBe('');
  expect(peopleText('viewers', 12_846)).toBe('1.2万人观看');
});
