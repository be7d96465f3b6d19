import { expect, test } from 'vitest';
import { isTaxNumber, tidyTaxNumber } from '#schemas/invoice/tax-number.ts';

test.each([
  ['a credit code with a digit at its end', '91350100M000100Y43'],
  ['a credit code with a letter at its end', '91330100799655058B'],
  ['15 digits', '110108123456789'],
  ['a region with an organisation’s code', '11010812345678X'],
  ['17 signs', '11010119900101101'],
  ['a person’s number and two signs', '11010119900307001XA1'],
])('%s is a tax number', (_, number) => {
  expect(isTaxNumber(number)).toBe(true);
});

test.each([
  ['another check sign', '91350100M000100Y44'],
  ['two signs in each other’s place', '91350100M000100Y34'.replace('Y34', '4Y3')],
  ['a letter that no code has', '91350100I000100Y43'],
  ['16 digits', '1101081234567890'],
  ['19 digits', '1101081234567890123'],
  ['Chinese', '一二三四五六七八九十一二三四五'],
  ['nothing', ''],
  ['signs of patterns', '%%%%%%%%%%%%%%%'],
])('%s is none', (_, number) => {
  expect(isTaxNumber(number)).toBe(false);
});

test('what is typed is read as it is printed', () => {
  expect(tidyTaxNumber(' 9135 0100-m000１00y43 ')).toBe('91350100M000100Y43');
});
