import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  choice,
  count,
  flag,
  id,
  MAX_TEXT,
  money,
  pageTotal,
  picture,
  requiredText,
  text,
  time,
  zeroFlag,
} from '../../../schemas/primitives.ts';

const REFUSED = Symbol('refused');

const read = (schema: z.core.$ZodType, raw: unknown): unknown => {
  const result = z.safeParse(schema, raw);
  return result.success ? result.data : REFUSED;
};

type Table = readonly (readonly [raw: unknown, product: unknown])[];

const holds = (name: string, schema: z.core.$ZodType, table: Table) =>
  describe(name, () => {
    it.each(table)('reads %j as %j', (raw, product) => {
      expect(read(schema, raw)).toBe(product);
    });
    it('reads what it encodes', () => {
      const kept = table.map(([, product]) => product).filter((product) => product !== REFUSED);
      expect(kept.length).toBeGreaterThan(0);
      for (const product of kept) expect(read(schema, z.encode(schema, product))).toBe(product);
    });
  });

const long = '长'.repeat(MAX_TEXT + 500);

holds('text', text, [
  ['心电图', '心电图'],
  ['  心电图 ', '心电图'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [12, '12'],
  [0, '0'],
  [Number.NaN, ''],
  [true, ''],
  [[], ''],
  [{}, ''],
  [long, long.slice(0, MAX_TEXT)],
]);

holds('required text', requiredText, [
  ['心电图', '心电图'],
  [2024, '2024'],
  [long, long.slice(0, MAX_TEXT)],
  ['', REFUSED],
  ['   ', REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [false, REFUSED],
  [[], REFUSED],
  [{ text: '心电图' }, REFUSED],
]);

holds('id', id, [
  [7, '7'],
  ['7', '7'],
  [' 7 ', '7'],
  [0, '0'],
  ['oX-3_k', 'oX-3_k'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), REFUSED],
  ['', REFUSED],
  [null, REFUSED],
  [1.5, REFUSED],
  ['1/../2', REFUSED],
  ['1?x=2', REFUSED],
  ['<b>', REFUSED],
  [true, REFUSED],
  [['7'], REFUSED],
  [{ id: 7 }, REFUSED],
]);

holds('flag', flag, [
  [1, true],
  ['1', true],
  [' 1 ', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  ['', false],
  [null, false],
  [undefined, false],
  [2, false],
  ['yes', false],
  [[], false],
  [{}, false],
]);

holds('flag that says yes with 0', zeroFlag, [
  [0, true],
  ['0', true],
  [' 0 ', true],
  [1, false],
  ['1', false],
  [null, false],
  [undefined, false],
  ['', false],
  [false, false],
  [[], false],
]);

holds('count', count, [
  [12, 12],
  ['12', 12],
  [' 12 ', 12],
  [12.9, 12],
  ['1e3', 1000],
  [0, 0],
  [-3, 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['许多', 0],
  [Number.POSITIVE_INFINITY, 0],
  [2 ** 60, 0],
  [[], 0],
  [{}, 0],
  [true, 0],
]);

holds('choice', choice, [
  [3, 3],
  ['3', 3],
  [0, 0],
  [-3, -3],
  ['', REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [1.5, REFUSED],
  ['视频', REFUSED],
  [true, REFUSED],
  [[3], REFUSED],
]);

holds('page total', pageTotal, [
  [3, 3],
  ['3', 3],
  [0, 0],
  [-1, null],
  [1.5, null],
  ['', null],
  [null, null],
  [undefined, null],
  [[], null],
]);

holds('money', money, [
  ['19.9', '19.90'],
  [19.9, '19.90'],
  ['19.999', '20.00'],
  ['0.00', '0.00'],
  [0, '0.00'],
  [-0, '0.00'],
  ['免费', '0.00'],
  [null, null],
  [undefined, null],
  ['', null],
  [-1, REFUSED],
  ['面议', REFUSED],
  [1e11, REFUSED],
  [Number.NaN, REFUSED],
  [[], REFUSED],
  [{}, REFUSED],
]);

const noon = Date.UTC(2026, 2, 1, 4);

holds('time', time, [
  [noon / 1000, noon],
  [String(noon / 1000), noon],
  [noon, noon],
  [String(noon), noon],
  ['2026-03-01 12:00:00', noon],
  ['2026-03-01 12:00', noon],
  ['2026/3/1 12:00:00', noon],
  ['2026-03-01T04:00:00Z', noon],
  ['2026-03-01', Date.UTC(2026, 1, 28, 16)],
  [0, null],
  ['0', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['明天', null],
  [-5, null],
  [9e15, null],
  [[], null],
  [{}, null],
]);

it('encodes a moment to seconds and a switch to 1 and 0', () => {
  expect(z.encode(time, noon)).toBe(noon / 1000);
  expect(z.encode(time, null)).toBe(null);
  expect([z.encode(flag, true), z.encode(flag, false)]).toEqual([1, 0]);
  expect([z.encode(zeroFlag, true), z.encode(zeroFlag, false)]).toEqual([0, 1]);
});

it('takes a picture only from a safe address', () => {
  expect(read(picture, '/media/a.svg')).toBe('/media/a.svg');
  expect(read(picture, 'data:image/svg+xml,<svg onload=alert(1)>')).toBe('');
  expect(read(picture, null)).toBe('');
});

it('says what it expected where it refuses', () => {
  const expectations = [
    [requiredText, 'text'],
    [id, 'id'],
    [choice, 'whole number'],
    [money, 'amount'],
  ] as const;
  for (const [schema, expected] of expectations) {
    const result = z.safeParse(schema, { no: 'such thing' });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([expected]);
  }
});
