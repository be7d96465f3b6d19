import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

/** The words that names do without, with what to say instead, as `docs/glossary.md` has them. */

const GLOSSARY = 'docs/glossary.md';

export type Advice = { word: string; instead: string };

/** `where`: a name, or a part of the path that the name stands in or is, which has a slash. */
type Exception = { word: string; where: string };

const codeIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The first two cells of the rows under a heading, without the table's head. */
const rowsUnder = (text: string, heading: string): [word: string, cell: string][] => {
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = part.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, word = '', cell = ''] = row.split('|');
    return [word, cell];
  });
};

const glossary = readFileSync(path.join(root, GLOSSARY), 'utf8');

const adviceOn: ReadonlyMap<string, Advice> = new Map(
  rowsUnder(glossary, 'Words not to use').flatMap(([cell, instead]) =>
    codeIn(cell).map((word) => [word, { word, instead: instead.replaceAll('`', '').trim() }]),
  ),
);
if (adviceOn.size === 0) throw new Error(`${GLOSSARY} has no row under "Words not to use"`);

const exceptions: readonly Exception[] = rowsUnder(glossary, 'Where such a word is right').flatMap(
  ([cell, paths]) =>
    codeIn(cell).flatMap((word) => codeIn(paths).map((where) => ({ word, where }))),
);

const used = new Set<Exception>();

/** The exceptions that no name has needed since the start. */
export const unusedExceptions = (): Exception[] =>
  exceptions.filter((exception) => !used.has(exception));

const isRight = (name: string, word: string, at: string): boolean => {
  const exception = exceptions.find(
    ({ word: own, where }) =>
      own === word && (where.includes('/') ? `/${at}/`.includes(where) : where === name),
  );
  if (exception) used.add(exception);
  return exception !== undefined;
};

/** `keptDraft`, `kept-draft` and `KEPT_DRAFT` → kept, draft */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

/** What a name should say instead of its words that say nothing; `at`: the path that it stands in, or is. */
export const wordsNotToUse = (name: string, at = ''): Advice[] => {
  const words = adviceOn.has(name) ? [name] : wordsIn(name);
  return words.flatMap((word) => {
    const advice = adviceOn.get(word);
    return advice && !isRight(name, word, at) ? [advice] : [];
  });
};
