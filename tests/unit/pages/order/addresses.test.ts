import { expect, test } from 'vitest';
import { orderNumberIn } from '#src/pages/order/detail/number.ts';
import { readBought } from '#src/pages/order/submit/bought.ts';

test('an address of an order names a known kind and ids of digits', () => {
  expect(readBought('15', '', '')).toEqual({ kind: 'course', id: '15', group_id: '' });
  expect(readBought('2', 'team', '7')).toEqual({ kind: 'team', id: '2', group_id: '7' });
  for (const [id, kind, group] of [
    ['', '', ''],
    ['1 or 1=1', 'course', ''],
    ['-1', 'course', ''],
    ['1.5', 'course', ''],
    ['1', 'present', ''],
    ['1', 'constructor', ''],
    ['1', 'team', '../7'],
    ['9'.repeat(40), 'course', ''],
  ] as const)
    expect(readBought(id, kind, group)).toBeUndefined();
});

test('the number of an order is read from JSON, encoded or not, and from nothing else', () => {
  const json = JSON.stringify({ orderNo: '2026112116045700000005' });
  expect(orderNumberIn(json)).toBe('2026112116045700000005');
  expect(orderNumberIn(encodeURIComponent(json))).toBe('2026112116045700000005');
  // a browser leaves a percent sign as it is where it encodes the rest
  const rebate = `${json.slice(0, -1)},"rebate":"20%"}`;
  expect(orderNumberIn(rebate)).toBe('2026112116045700000005');
  expect(orderNumberIn(encodeURI(rebate).replace('20%25', '20%'))).toBe('2026112116045700000005');
  for (const hostile of [
    '',
    'none',
    '%7B%22orderNo',
    '%',
    'null',
    '[]',
    '{"orderNo":2026}',
    '{"orderNo":{"a":1}}',
    '{"orderNo":"<b>"}',
    `{"orderNo":"${'1'.repeat(60)}"}`,
  ])
    expect(orderNumberIn(hostile)).toBe('');
});
