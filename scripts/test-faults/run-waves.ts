import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf, kinds } from '../test-reach/tests.ts';
import { runGroup } from './group.ts';

export type Failure = { file: string; test: string };
/** How many files passed, and the first failure; not `ended` where the time was over before. */
export type Outcome = { done: number; ended?: boolean; failure?: Failure };

/** Files: a few at first, since most faults are found by the nearest; then more at a time. */
const FIRST_WAVE = 6;

const inWaves = (files: readonly string[]): string[][] => {
  const waves: string[][] = [];
  for (let at = 0, size = FIRST_WAVE; at < files.length; at += size, size *= 2)
    waves.push(files.slice(at, at + size));
  return waves;
};

/** As on Vitest's own command line, where its configuration may look what is wanted. */
const projectsOf = (files: readonly string[]): string[] =>
  kinds
    .filter((kind) => files.some((file) => kindOf(file) === kind))
    .map((kind) => `--project=${kind}`);

type Options = { folder: string; whole: boolean; seconds: number };

/** Runs files of tests in a copy of the tree, the first ones first, until one fails or the time is over. */
export const runWaves = async (
  files: readonly string[],
  { folder, whole, seconds }: Options,
): Promise<Outcome> => {
  if (files.length === 0) return { done: 0, ended: true };
  const location = path.join(folder, '.cache-outcome.json');
  writeFileSync(location, JSON.stringify(inWaves(files)));
  const { TEST_WHOLE: _, ...env } = process.env;
  const runner = ['--import', 'tsx', 'scripts/test-faults/run-files.ts', location];
  const code = await runGroup([...runner, ...projectsOf(files)], {
    folder,
    seconds,
    env: { ...env, ...(whole ? { TEST_WHOLE: '1' } : {}) },
  });
  const report: Outcome | string[][] = JSON.parse(readFileSync(location, 'utf8'));
  const outcome = Array.isArray(report) ? { done: 0 } : report;
  // a fault may break the configuration itself; a run whose time is over has no exit code
  return code === null || code === 0
    ? outcome
    : { ...outcome, failure: { file: '', test: 'the run itself' } };
};
