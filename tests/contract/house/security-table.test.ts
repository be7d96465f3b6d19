import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are its first ones. */
const sections: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
  ),
);

const STATES = ['met', 'n/a', 'not met'] as const;
const SUMMARY = 'docs/security.md';

const pages = filesOf(['docs/security']).filter((file) => file.endsWith('.md'));
const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const chapterOf = ({ no }: { no: string }) => Number(no.split('.')[0]);

const unsorted = pages.flatMap((page) =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map((line) => {
      const cells = cellsOf(line);
      const [no = '', request = '', state = '', how = '', test = ''] = cells;
      return { no, asked: request, state, how, test, width: cells.length };
    }),
);

const rows = unsorted.toSorted((one, other) => chapterOf(one) - chapterOf(other));

const testsOf = (cell: string) =>
  [...cell.matchAll(/`((?:tests|stories)\/[^`]+)`/g)].map(([, path = '']) => path);

describe('the table of ASVS 5.0.0, level 2', () => {
  it('has every requirement once, in order', () => {
    expect(rows.map(({ no }) => no)).toEqual(required);
    expect(required).toHaveLength(253);
  });

  it('says of each what is asked, how it stands and how that is met, in five cells', () => {
    const unsaid = rows.filter(
      ({ asked, state, how, width }) =>
        width !== 5 || asked === '' || how === '' || !STATES.some((known) => known === state),
    );
    expect(unsaid).toEqual([]);
  });

  it('names a test that exists for what is met, or why there can be none', () => {
    const met = rows.filter(({ state }) => state === 'met');
    const untested = met.filter(
      ({ test }) => testsOf(test).length === 0 && !/^none: \S/.test(test),
    );
    expect(untested).toEqual([]);
    const named = rows.flatMap(({ how, test }) => testsOf(`${how} ${test}`));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('is summed up by chapter', () => {
    const sums = Object.keys(sections).map((chapter) => {
      const own = rows.filter(({ no }) => no.startsWith(`${chapter}.`));
      const counts = STATES.map((known) => own.filter(({ state }) => state === known).length);
      return [chapter, ...counts.map(String)];
    });
    const notices = readFileSync(SUMMARY, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, chapter] = /^\| (\d+) /.exec(line) ?? [];
        return chapter ? [[chapter, ...cellsOf(line).slice(-STATES.length)]] : [];
      });
    expect(notices).toEqual(sums);
  });
});
