import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Number, rule, file and name of every test that a table of rules names. */
export const rowsOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, no, rule, file, name] =
      /^\| (\d+) \| (.+?) \| `(tests\/[^`]+)` \| (.+?) \|$/.exec(line) ?? [];
    return no && rule && file && name ? [[no, rule, file, name] as const] : [];
  });

/** Lines of the table's body that name no test. */
const gapsOf = (text: string, rows: number): number => {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const heads = lines.filter((line) => line === '| no. | rule | test file | test |');
  return lines.length - heads.length - rows;
};

const namesTest = (file: string, name: string): boolean => {
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
};

type Table = { file: string; least: number; subjects: readonly string[] };

/** Fails where a rule of the table has no test, and where the table has lost a subject. */
export const holdRules = ({ file, least, subjects }: Table): void => {
  const text = readFileSync(file, 'utf8');
  const rows = rowsOf(text);
  describe(file, () => {
    test('names a test for every subject of the specification', () => {
      expect(rows.length).toBeGreaterThanOrEqual(least);
      expect(gapsOf(text, rows.length)).toBe(0);
      for (const subject of subjects) expect(text).toContain(`## ${subject}`);
    });

    test('numbers its rules from 1 on', () => {
      expect(rows.map(([no]) => Number(no))).toEqual(rows.map((_row, index) => index + 1));
    });

    test.each(rows)('%s %s', (_no, _rule, testFile, name) => {
      expect(existsSync(testFile), testFile).toBe(true);
      expect(namesTest(testFile, name), `${testFile} has no test called “${name}”`).toBe(true);
    });
  });
};
