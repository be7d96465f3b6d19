/** Checks the names of exports, files and folders against the glossary. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { filesOf, root } from '../project.mjs';
import { unusedExceptions, wordsNotToUse } from '../words/words-not-to-use.ts';

const folders = ['schemas', 'sections', 'server', 'src', 'stories', 'scripts', 'bench', 'tests'];
const leastNames = 5000;

type Named = { name: string; at: string };

const exportsOf = (at: string): Named[] =>
  parseSync(at, readFileSync(path.join(root, at), 'utf8')).module.staticExports.flatMap(
    ({ entries }) => entries.flatMap(({ exportName: { name } }) => (name ? [{ name, at }] : [])),
  );

const files = filesOf(folders);
const pathNames = [
  ...new Set(
    files.flatMap((file) =>
      file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')),
    ),
  ),
].map((at) => ({ name: path.basename(at).split('.')[0] ?? '', at }));
const exportNames = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file)).flatMap(exportsOf);
const names = [...pathNames, ...exportNames];

const faults = [
  ...names.flatMap(({ name, at }) =>
    wordsNotToUse(name, at).map(
      ({ word, instead }) => `${at}: ${name} says "${word}"; say ${instead}`,
    ),
  ),
  ...unusedExceptions().map(
    ({ word, where }) => `docs/glossary.md: nothing needs ${where} for "${word}"`,
  ),
];
if (names.length < leastNames) faults.push(`only ${names.length} names were read`);
for (const fault of faults) console.error(fault);
console.log(`words: ${names.length} names`);
process.exitCode = faults.length > 0 ? 1 : 0;
