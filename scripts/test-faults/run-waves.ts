import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf, kinds } from '../test-reach/tests.ts';
import { runGroup } from './group.ts';

export type Failure = { file: string; test: string };
/** How many files passed, and the first failure; not `ended` if time ran out. */
export type Outcome = { done: number; ended?: boolean; failure?: Failure };

/** Small at first, since the nearest tests find most faults; each wave is twice as large. */
const FIRST_WAVE = 6;

const inWaves = (files: readonly string[]): string[][] => {
  const waves: string[][] = [];
  for (let at = 0, size = FIRST_WAVE; at < files.length; at += size, size *= 2)
    waves.push(files.slice(at, at + size));
  return waves;
};

/** As arguments, since Vitest's configuration reads them from the command line. */
const projectsOf = (files: readonly string[]): string[] =>
  kinds
    .filter((kind) => files.some((file) => kindOf(file) === kind))
    .map((kind) => `--project=${kind}`);

type Options = { folder: string; whole: boolean; seconds: number };

export const runWaves = async (
  files: readonly string[],
  { folder, whole, seconds }: Options,
): Promise<Outcome> => {
  if (files.length === 0) return { done: 0, ended: true };
  const outcomeFile = path.join(folder, '.cache-outcome.json');
  writeFileSync(outcomeFile, JSON.stringify(inWaves(files)));
  const { TEST_WHOLE: _, ...env } = process.env;
  const runner = ['--import', 'tsx', 'scripts/test-faults/run-files.ts', outcomeFile];
  const code = await runGroup([...runner, ...projectsOf(files)], {
    folder,
    seconds,
    env: { ...env, ...(whole ? { TEST_WHOLE: '1' } : {}) },
  });
  const written: Outcome | string[][] = JSON.parse(readFileSync(outcomeFile, 'utf8'));
  const outcome = Array.isArray(written) ? { done: 0 } : written;
  // a fault may break the configuration itself; a run that was ended has no exit code
  return code === null || code === 0
    ? outcome
    : { ...outcome, failure: { file: '', test: 'the run itself' } };
};
