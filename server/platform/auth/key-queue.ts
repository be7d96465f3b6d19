import { callRefusals } from '../../../schemas/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { type KeyTask, KeyWorker } from './key-worker.ts';

type Size = { workers: number; waiting: number };

/**
 * Derives keys by scrypt outside of libuv's threads, which files and DNS need as well. Its workers
 * begin with the first keys. Refuses `tooOften` while `waiting` others wait; its `waiting` says how many do.
 */
export const openKeyQueue = ({ workers, waiting }: Size) => {
  const idle: KeyWorker[] = [];
  const line: (() => void)[] = [];
  let running = 0;

  const derive = async (task: KeyTask): Promise<Uint8Array> => {
    const worker = idle.pop() ?? new KeyWorker();
    const key = await worker.derive(task);
    // a worker that failed is not used again
    idle.push(worker);
    return key;
  };

  const takeTurn = (): Promise<void> | undefined => {
    if (running < workers) {
      running += 1;
      return undefined;
    }
    if (line.length >= waiting) throw new RefusedError(callRefusals.tooOften);
    return new Promise((resolve) => line.push(resolve));
  };

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  const inTurn = async (task: KeyTask): Promise<Uint8Array> => {
    await takeTurn();
    return derive(task).finally(leave);
  };
  return Object.assign(inTurn, { waiting: () => line.length });
};
