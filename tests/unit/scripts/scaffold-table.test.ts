import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { enterInto } from '#scripts/scaffold/enter.ts';
import { type NewTable, readTable, tablePlan, tableRefusal } from '#scripts/scaffold/table.ts';
import { wordsNotToUse } from '#scripts/words/words-not-to-use.ts';

const tableOf = (...words: string[]): NewTable => {
  const table = readTable(words);
  if (typeof table === 'string') throw new Error(table);
  return table;
};

describe('a new table', () => {
  it('is written so that it parses, and named by the test of all tables', () => {
    const { written, entered } = tablePlan(tableOf('help', 'openWishes', '心愿'));
    for (const { file, text } of written) expect(parseSync(file, text).errors, file).toEqual([]);
    expect(entered).toEqual([
      expect.objectContaining({ file: 'tests/server/desk/every-table.test.ts' }),
    ]);
    for (const entry of entered)
      expect(enterInto(readFileSync(entry.file, 'utf8'), entry)).toContain("'help_open_wishes',");
    expect(written.map(({ file }) => file)).toEqual([
      'server/db/tables/help-open-wishes.ts',
      'server/domains/help/open-wishes-desk.ts',
      'server/db/demo/help-open-wishes/part.ts',
      'tests/server/help/open-wishes-desk.test.ts',
    ]);
    expect(written[0]?.text).toContain(`pgTable('help_open_wishes'`);
  });

  it('is refused before anything is written, and told what to type', () => {
    expect(tableRefusal(tableOf('help', 'wishes'), wordsNotToUse)).toBeUndefined();
    expect(tableRefusal(tableOf('help', 'question'), wordsNotToUse)).toBe(
      '已有表 help_question，请换一个表名',
    );
    expect(tableRefusal(tableOf('nowhere', 'wishes'), wordsNotToUse)).toContain('npm run new:call');
    expect(tableRefusal(tableOf('help', 'keptWishes'), wordsNotToUse)).toContain('请改用 cached');
  });

  it.each([
    ['Help', 'wishes', '心愿'],
    ['../help', 'wishes', '心愿'],
    ['help', 'Wishes', '心愿'],
    ['help', 'my-wishes', '心愿'],
    ['help', '', '心愿'],
    ['help', 'wishes', "'心愿'"],
    ['help', 'wishes', 'wishes'],
  ])('is refused as %s %s %s', (...words) => {
    expect(readTable(words)).toEqual(expect.any(String));
  });
});
