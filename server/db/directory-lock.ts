import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDiskFull } from '../platform/storage/full-disk.ts';

/** The message is a Chinese sentence for the person who started this process. */
export class DirectoryTakenError extends Error {}

/** The start time tells a process from a later one with the same id. */
type Holder = { pid: number; started: string };

const held = new Set<string>();

const startOf = (pid: number): string => {
  try {
    // field 22 of /proc/<pid>/stat is the start time; field 2 may hold spaces, so count after `)`
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const runs = ({ pid, started }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process lives, but another user owns it
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return started === '' || started === startOf(pid);
};

const readHolder = (file: string): Holder | null => {
  try {
    const [pid, started = ''] = readFileSync(file, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), started } : null;
  } catch {
    return null;
  }
};

/** True for exactly one of several processes: `link` fails where the name is taken. */
const claim = (file: string): boolean => {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, `${process.pid} ${startOf(process.pid)}`);
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
};

const taken = (file: string): boolean => {
  const holder = readHolder(file);
  if (!holder) return false;
  // without start times, this process's own pid on a lock it does not hold is a leftover
  return holder.pid === process.pid && holder.started === '' ? held.has(file) : runs(holder);
};

/** Removes a dead process's lock; a second lock keeps two of us from removing each other's. */
const clearStale = (file: string): void => {
  const guard = `${file}.takeover`;
  if (existsSync(guard) && !taken(guard)) rmSync(guard, { force: true });
  if (!claim(guard)) return;
  if (!taken(file)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
};

const claimOrTakeOver = (file: string): boolean => {
  if (held.has(file)) return false;
  if (claim(file)) return true;
  if (taken(file)) return false;
  clearStale(file);
  return claim(file);
};

/**
 * Locks `directory` for this process: the embedded database has no lock of its own, and two processes on one folder
 * lose rows. Returns the release. Throws {@link DirectoryTakenError} while another process holds it; a dead process's
 * lock is taken over.
 */
export const lockDirectory = (directory: string): (() => void) => {
  const file = `${resolve(directory)}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!claimOrTakeOver(file)) {
    const pid = readHolder(file)?.pid;
    throw new DirectoryTakenError(
      `数据目录 ${directory} 正被另一个进程使用${pid ? `（进程号 ${pid}）` : ''}。` +
        '请先停止它，或用 DATA_DIR 指定另一个目录。',
    );
  }
  held.add(file);
  return () => {
    if (held.delete(file)) rmSync(file, { force: true });
  };
};
