import { expect, it } from 'vitest';
import { addressOf, filterIn } from '#src/operator/operator/use-audit-filter.ts';

it('a filter comes back out of its address', () => {
  const days = { from: '2026-11-01', until: '2026-11-26' };
  const filter = { operator: 7, action: 'publish' as const, word: '第 3 版&', ...days };
  const address = addressOf(filter, 4);
  expect(filterIn(address.split('?')[1] ?? '')).toEqual({ filter, page: 4 });
  expect(addressOf({}, 1)).toBe('/audit');
  expect(filterIn('operator=system')).toEqual({ filter: { operator: 'system' }, page: 1 });
});

it.each([
  'operator=x&action=nothing&from=2026-13-01&until=today&word=%20&page=0',
  `word=${'x'.repeat(41)}&page=-1`,
  'operator=0&page=1.5',
  'operator=99999999999&page=x',
  '',
])('“%s” asks for nothing that cannot be read', (search) => {
  expect(filterIn(search)).toEqual({ filter: {}, page: 1 });
});
