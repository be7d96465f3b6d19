import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes; more than all databases take that are open at one time. */
const ENOUGH = 4 * 2 ** 30;

const hasMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
};

/** Temporary folders of a run stand in memory, where there is enough of it: databases copy faster. */
export default function keepInMemory(): (() => void) | undefined {
  const before = process.env.TMPDIR;
  if (before?.startsWith(MEMORY) || !hasMemory()) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'tests-'));
  // PostgreSQL runs as a user of its own
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
