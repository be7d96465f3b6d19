import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Failure = { file: string; test: string };
/** How many files passed, and the first failure; not `ended` where the time was over before. */
export type Outcome = { done: number; ended?: boolean; failure?: Failure };

/** Files: a few at first, since most faults are found by the nearest; then more at a time. */
const FIRST_WAVE = 6;
/** Ms that Vitest has to close its servers and databases. */
const TO_CLOSE = 8000;

const inWaves = (files: readonly string[]): string[][] => {
  const waves: string[][] = [];
  for (let at = 0, size = FIRST_WAVE; at < files.length; at += size, size *= 2)
    waves.push(files.slice(at, at + size));
  return waves;
};

let running: ChildProcess | undefined;

/** Ends the run at hand with all that it has started. */
export const endRun = (signal: NodeJS.Signals): void => {
  try {
    if (running?.pid) process.kill(-running.pid, signal);
  } catch {
    // it has ended by itself
  }
};

type Options = { folder: string; whole: boolean; seconds: number };

/** Runs files of tests in a copy of the tree, the first ones first, until one fails or the time is over. */
export const runWaves = async (
  files: readonly string[],
  { folder, whole, seconds }: Options,
): Promise<Outcome> => {
  if (files.length === 0) return { done: 0, ended: true };
  const place = path.join(folder, '.cache-outcome.json');
  writeFileSync(place, JSON.stringify(inWaves(files)));
  const { TEST_WHOLE: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/test-faults/run-files.ts', place],
    {
      cwd: folder,
      // a group of its own, so that what it starts ends with it
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...env, ...(whole ? { TEST_WHOLE: '1' } : {}) },
    },
  );
  running = child;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const timer = new AbortController();
  const late = pause(seconds * 1000, 'late', { signal: timer.signal }).catch(() => 'ended');
  if ((await Promise.race([exit, late])) === 'late') {
    endRun('SIGTERM');
    await Promise.race([exit, pause(TO_CLOSE)]);
  }
  timer.abort();
  endRun('SIGKILL');
  running = undefined;
  const said: Outcome | string[][] = existsSync(place)
    ? JSON.parse(readFileSync(place, 'utf8'))
    : [];
  return Array.isArray(said) ? { done: 0 } : said;
};
