import type { Tree } from '../test-reach/tree.ts';
import type { Fault } from './fault.ts';

const WORD = /[\p{L}_$][\p{L}\d_$]{3,}/gu;
const CONTEXT_LINES = 3;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(WORD) ?? []);

/** How similar each file is to the surroundings of a fault; rare words count more. */
export const likenessTo = (
  { file, line }: Pick<Fault, 'file' | 'line'>,
  tests: readonly string[],
  read: Tree['read'],
): ReadonlyMap<string, number> => {
  const lines = read(file)
    .split('\n')
    .slice(Math.max(0, line - 1 - CONTEXT_LINES), line + CONTEXT_LINES);
  const wanted = wordsOf(lines.join('\n'));
  const used = new Map(
    tests.map((test) => [test, [...wordsOf(read(test))].filter((word) => wanted.has(word))]),
  );
  const spread = new Map<string, number>();
  for (const words of used.values())
    for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(tests.length / (spread.get(word) ?? 1));
  return new Map(
    [...used].map(([test, words]) => [test, words.reduce((sum, word) => sum + weight(word), 0)]),
  );
};
