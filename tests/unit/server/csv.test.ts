import { expect, it } from 'vitest';
import { csvLine } from '#schemas/desk/csv.ts';

it('quotes every cell and ends a line as spreadsheets expect', () => {
  expect(csvLine(['1', '说“好”，换\n行', 'a"b'])).toBe('"1","说“好”，换\n行","a""b"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\t=1', '\rx', '\n=1', '＝1', '＠x'])(
  '%j is no formula',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

it.each(['1', 'a=b', '2026-11-26', '（-1）', ''])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
