import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds, for a process to end by itself. */
const TO_END = 8000;
/** In milliseconds, for a database to release its shared memory. */
const TO_CLEAR = 2000;

let running: ChildProcess | undefined;

export const endGroup = (signal: NodeJS.Signals): void => {
  try {
    if (running?.pid) process.kill(-running.pid, signal);
  } catch {}
};

type Options = { folder: string; seconds: number; env?: NodeJS.ProcessEnv };

/**
 * Runs Node in a folder, and ends it with all its children when time is up. Returns the exit code; null if it
 * was ended.
 */
export const runGroup = async (
  args: readonly string[],
  { folder, seconds, env = process.env }: Options,
): Promise<number | null> => {
  // a process group of its own, so that its children end with it
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env,
  });
  running = child;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const timer = new AbortController();
  const late = pause(seconds * 1000, 'late', { signal: timer.signal }).catch(() => 'ended');
  const isLate = (await Promise.race([exit, late])) === 'late';
  if (isLate) {
    // PostgreSQL's signal for a fast shutdown
    endGroup('SIGINT');
    await Promise.race([exit, pause(TO_END)]);
    await pause(TO_CLEAR);
  }
  timer.abort();
  endGroup('SIGKILL');
  running = undefined;
  // a process that was ended may still exit with a code
  return isLate ? null : child.exitCode;
};
