import { readdirSync, readFileSync } from 'node:fs';

/** In milliseconds, of `/proc`. */
const TICK = 10;

/** The fields of `/proc/<pid>/stat` from the parent's id on; empty once the process has ended. */
const statOf = (pid: number): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 4).split(' ');
  } catch {
    return [];
  }
};

export const cpuTime = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [, , , , , , , , , , user = 0, system = 0] = statOf(pid);
    return sum + (Number(user) + Number(system)) * TICK;
  }, 0);

export const familyOf = (parent: number): number[] => {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return [parent, ...all.filter((pid) => Number(statOf(pid)[0]) === parent)];
};
