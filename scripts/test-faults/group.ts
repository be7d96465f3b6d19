import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Ms that a process has to end by itself. */
const TO_END = 8000;
/** Ms that a database has to remove what it shares in memory. */
const TO_CLEAR = 2000;

let running: ChildProcess | undefined;

/** Ends the command at hand with all that it has started. */
export const endGroup = (signal: NodeJS.Signals): void => {
  try {
    if (running?.pid) process.kill(-running.pid, signal);
  } catch {
    // it has ended by itself
  }
};

type Options = { folder: string; seconds: number; env?: NodeJS.ProcessEnv };

/** Runs Node in a folder, and ends it with all that it has started when the time is over; its exit code, null where it was ended. */
export const runGroup = async (
  args: readonly string[],
  { folder, seconds, env = process.env }: Options,
): Promise<number | null> => {
  // a group of its own, so that what it starts ends with it
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
    // what PostgreSQL takes as the wish to end at once
    endGroup('SIGINT');
    await Promise.race([exit, pause(TO_END)]);
    await pause(TO_CLEAR);
  }
  timer.abort();
  endGroup('SIGKILL');
  running = undefined;
  // what is ended may still exit with a code of its own
  return isLate ? null : child.exitCode;
};
