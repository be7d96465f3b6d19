import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { priceText, sumText } from '#src/ui/value/amount.ts';

test.each([
  ['0.00', '免费', '¥0.00'],
  ['0.10', '¥0.10', '¥0.10'],
  ['1299.00', '¥1299.00', '¥1299.00'],
  [null, '', ''],
])('%s is the price %s and the sum %s', (amount, price, sum) => {
  expect([priceText(amount), sumText(amount)]).toEqual([price, sum]);
});

test('amounts are written by one module, so that free and decimals read the same everywhere', () => {
  const files = ['src', 'sections'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const writers = files.filter((file) => /[¥￥]/.test(readFileSync(file, 'utf8')));
  expect(writers).toEqual(['src/ui/value/amount.ts']);
});
