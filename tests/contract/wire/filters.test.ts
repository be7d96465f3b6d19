import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderPeriods } from '#schemas/order/endpoints.ts';
import { listPrices, listSorts } from '#schemas/search/fields.ts';
import { filesOf } from '#scripts/project.mjs';
import { priceGroup, sortGroup, typeGroup } from '#src/entities/course/filters.ts';

const files = filesOf(['src/pages', 'src/entities', 'src/page-kinds']).filter((file) =>
  /\.tsx?$/.test(file),
);

const withText = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Statements of the wallet: a month and a kind of entry, chosen with the phone's own pickers. */
const bookkeeping = ['src/entities/wallet/month-choice.tsx', 'src/pages/wallet/spending/view.tsx'];

test('no page keeps a filter of its own in the address', () => {
  expect(withText(/useParam\(\s*'(?:sort|price|type|category|department|period)'/)).toEqual([]);
  expect(withText(/<select\b|aria-label="筛选|>\s*筛选\s*<\/button>/)).toEqual(bookkeeping);
});

test('every page that reads a filter shows its bar', () => {
  const users = withText(/\buse(?:Filter|Narrowing)\(/);
  expect(users.length).toBeGreaterThan(5);
  const bare = users.filter((file) => {
    const code = readFileSync(file, 'utf8');
    return !/<FilterBar |\{bar\}|listFilter\(|listView\(/.test(code);
  });
  expect(bare).toEqual([]);
});

test('choices are the values that the server takes, each with a Chinese name', () => {
  const valuesOf = ({ choices }: { choices: readonly { value: string }[] }) =>
    choices.map(({ value }) => value);
  expect(valuesOf(sortGroup)).toEqual(listSorts);
  expect(valuesOf(priceGroup)).toEqual(listPrices);
  expect(orderPeriods[0]).toBe('');
  const named = [sortGroup, priceGroup, typeGroup].flatMap(({ label, choices }) => [
    label,
    ...choices.map(({ name }) => name),
  ]);
  expect(named.filter((name) => !/^\p{Script=Han}+$/u.test(name))).toEqual([]);
});
