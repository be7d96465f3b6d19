import { expect, it } from 'vitest';
import { countSource, median, repeatedIn, rulesOf } from '#scripts/measure/source.ts';

it.each([
  ['nothing', '', { lines: 1, comments: 0 }],
  ['a block', '/** one\n * two */\nexport const a = 1;\n', { lines: 3, comments: 1 }],
  [
    'lines that follow each other',
    '// one\n  // two\nlet a;\n// three\n',
    { lines: 4, comments: 2 },
  ],
  ['a line after a block', '/* one */\n// two\n', { lines: 2, comments: 2 }],
  ['what is no comment', "const a = '// b', c = `/* d */`;\n", { lines: 1, comments: 0 }],
])('counts lines and comments of %s', (_, text, counted) => {
  expect(countSource('a.ts', text)).toEqual(counted);
});

it('counts rules that declare the same, in whatever order, and leaves empty ones out', () => {
  const sheet = `
    /* .not { color: red } */
    .a { color: red; margin: 0 }
    @media print { .b { margin:  0; color: red; } .c {} }
    .d { color: blue }
    .e {}
  `;
  const rules = rulesOf(sheet);
  expect(rules).toHaveLength(5);
  expect(repeatedIn(rules)).toBe(1);
});

it('takes the middle one of many', () => {
  expect([median([]), median([3]), median([9, 1, 5])]).toEqual([0, 3, 5]);
});
