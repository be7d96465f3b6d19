import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayLine } from '#server/domains/points/day-line.ts';
import { dayLines } from '#server/domains/points/day-lines.ts';
import { textRows } from '#src/platform/drawing/text-rows.ts';

/** Every sign is as wide as any other. */
const measure = (text: string) => [...text].length;
const rows = (text: string, width: number, most = 3) => textRows(text, { width, most, measure });

test.each([
  ['不懂就查，查了就记，记了再用。', 13, ['不懂就查，', '查了就记，', '记了再用。']],
  // a clause that is too wide for a row goes on in the next one
  ['看得见的是技术', 4, ['看得见的', '是技术']],
  // no row begins with a mark that closes
  ['一二三四。', 4, ['一二三', '四。']],
  // more clauses than rows: filled rows
  ['一，二，三，四，五。', 4, ['一，二，', '三，四，', '五。']],
  ['一二三四五六七', 2, ['一二', '三四', '五…']],
  ['', 4, []],
])('%s on rows of %i', (text, width, expected) => {
  expect(rows(text, width)).toEqual(expected);
});

it('fits whatever it is given, and loses nothing that it does not mark', () => {
  const text = fc.string({ unit: fc.constantFrom(...'学习医a1，。！ 𠮷'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 14 }), fc.integer({ min: 1, max: 5 }), (...of) => {
      const [text, width, most] = of;
      const drawn = rows(text, width, most);
      expect(drawn.length).toBeLessThanOrEqual(most);
      for (const row of drawn) expect(measure(row)).toBeLessThanOrEqual(width);
      const whole = drawn.join('');
      if (whole !== text) {
        expect(whole.endsWith('…')).toBe(true);
        expect(text.startsWith(whole.slice(0, -1))).toBe(true);
      }
    }),
  );
});

describe('the sentences of the day', () => {
  it('fit on the poster as a whole', () => {
    for (const line of dayLines) expect(rows(line, 13).join('')).toBe(line);
  });

  it('are enough for a month, and none stands there twice', () => {
    expect(new Set(dayLines).size).toBe(31);
    const month = Array.from({ length: 31 }, (_, at) =>
      dayLine(new Date(Date.UTC(2026, 11, 1 + at)).toISOString().slice(0, 10)),
    );
    expect(new Set(month).size).toBe(31);
  });
});
