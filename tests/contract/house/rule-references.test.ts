import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '#scripts/project.mjs';
import { rowsOf } from '../harness/rules-table.ts';

const folders = [
  '.storybook',
  'bench',
  'schemas',
  'scripts',
  'sections',
  'server',
  'src',
  'stories',
  'tests',
];

/** Comments may break a line within a reference. */
const unbroken = (text: string): string => text.replace(/\n\s*(?:\*|\/\/)\s/g, ' ');

const sources = filesOf(folders)
  .filter((file) => /\.(?:css|jsonc?|mjs|tsx?)$/.test(file))
  .map((file) => ({ file, text: unbroken(readFileSync(file, 'utf8')) }));

/** References such as `shell rule 12` and `home rules 46 and 47`: the page, and its numbers. */
const references = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(home|shell|wire) rules? (\d+(?:(?:, | and | to )\d+)*)/gi)].map(
    ([, page = '', numbers = '']) => ({ file, page: page.toLowerCase(), numbers }),
  ),
);

const numbersOf = (page: string): Set<string> =>
  new Set(rowsOf(readFileSync(`docs/${page}-rules.md`, 'utf8')).map(([no]) => no));

test('code names rules of this repository that exist', () => {
  const known = new Map(['home', 'shell', 'wire'].map((page) => [page, numbersOf(page)]));
  const unknown = references.filter(({ page, numbers }) =>
    (numbers.match(/\d+/g) ?? []).some((no) => !known.get(page)?.has(no)),
  );
  expect(unknown).toEqual([]);
  expect(references.length).toBeGreaterThan(80);
});

test('code names no section of a page that stands elsewhere', () => {
  const elsewhere = /specification(?:'s)? sections? \d|decisions? §/;
  const named = sources.filter(({ text }) => elsewhere.test(text));
  expect(named.map(({ file }) => file)).toEqual([]);
});
