import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hold, isAbandoned } from '#scripts/start/lock.mjs';
import { endRun, OTHER_FOLDERS } from './end-run.mjs';
import { removeOldModules } from './module-cache.ts';

const MEMORY = '/dev/shm';
/** Bytes; more than all databases take that are open at one time. */
const ENOUGH = 4 * 2 ** 30;
const PREFIX = 'test-run-';

const hasMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
};

const lockOf = (folder: string): string => join(folder, 'lock');

/** Ends what runs have left whose keeper was killed as well, or could not start. */
const endLeftRuns = async (path: string): Promise<void> => {
  const runs = readdirSync(path).filter((name) => name.startsWith(PREFIX));
  for (const folder of runs.map((name) => join(path, name))) {
    // another run may remove its own at this moment, or be somebody else's
    const left = await isAbandoned(lockOf(folder)).catch(() => false);
    if (left) await endRun(folder);
  }
};

/** Survives what ends this process and all others at its terminal. */
const startKeeper = (folder: string): void => {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'run-keeper.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.on('error', () => {}).unref();
  // a pipe to a child is a socket
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
};

/**
 * All temporary folders of a run stand in one, in memory where there is enough of it, since databases
 * copy faster there. It goes with the run, as do processes that were started with it, also where the run is
 * interrupted or killed; so do the temporary folders `elsewhere`, should the run not remove them itself.
 */
export const keepTogether = async (
  elsewhere: readonly string[] = [],
): Promise<(() => void) | undefined> => {
  const before = process.env.TMPDIR;
  if (before && basename(before).startsWith(PREFIX)) return undefined;
  removeOldModules();
  const path = hasMemory() ? MEMORY : tmpdir();
  await endLeftRuns(path);
  const folder = mkdtempSync(join(path, PREFIX));
  // PostgreSQL runs as a user of its own
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, OTHER_FOLDERS), elsewhere.join('\n'));
  startKeeper(folder);
  const release = await hold(lockOf(folder));
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    release();
    rmSync(folder, { recursive: true, force: true });
  };
};

/** Vitest has chosen folders of its own before any setup. */
export default ({ vitest }: TestProject) =>
  keepTogether(vitest.projects.map(({ tmpDir }) => tmpDir));
