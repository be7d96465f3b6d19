import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import type { Reached } from './reach.ts';
import { kindOf, kinds, nounOf } from './tests.ts';

/** Ms that each file of tests took when it last ran in a folder, as Vitest keeps them for its own order. */
export const knownDurations = (folder = root): Map<string, number> => {
  const cacheFolder = path.join(folder, 'node_modules/.vite/vitest');
  const files = existsSync(cacheFolder)
    ? readdirSync(cacheFolder, { recursive: true, encoding: 'utf8' })
    : [];
  const durations = new Map<string, number>();
  for (const file of files.filter((name) => name.endsWith('results.json'))) {
    const { results }: { results: [string, { duration: number }][] } = JSON.parse(
      readFileSync(path.join(cacheFolder, file), 'utf8'),
    );
    for (const [name, { duration }] of results)
      durations.set(name.slice(name.indexOf(':') + 1), duration);
  }
  return durations;
};

/** Ms; until a file has run, its kind says how long it may take. */
const USUAL = { unit: 500, contract: 1000, server: 8000, fuzz: 5000, stories: 8000, e2e: 30_000 };

/**
 * The files of tests in the order in which they most likely and most cheaply find a fault of `file`; of
 * `likeness` to it a file with more comes earlier, one that takes long later.
 */
export const nearestFirst = (
  reached: Reached,
  file: string,
  durations: ReadonlyMap<string, number>,
  likeness: ReadonlyMap<string, number> = new Map(),
): string[] => {
  const noun = nounOf(file);
  /** What is about the same thing counts as much as a word that one file alone uses. */
  const rareWord = likeness.size > 0 ? Math.log(likeness.size) : 0;
  const sortKey = (test: string): readonly number[] => {
    const kind = kindOf(test) ?? 'e2e';
    const own = noun !== undefined && nounOf(test) === noun;
    const inBrowser = kinds.indexOf(kind) >= kinds.indexOf('stories');
    const took = Math.max(1, durations.get(test) ?? USUAL[kind]);
    const promise = ((likeness.get(test) ?? 0) + (own ? rareWord : 0)) / Math.sqrt(took);
    return [Number(inBrowser), -promise, Number(!own), reached.get(test) ?? 0, took];
  };
  const before = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((part, index) => part !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  };
  return [...reached.keys()]
    .map((test) => ({ test, position: sortKey(test) }))
    .sort((one, other) => before(one.position, other.position) || (one.test < other.test ? -1 : 1))
    .map(({ test }) => test);
};
