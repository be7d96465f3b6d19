import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Lock, type Locker, MemoryLocker } from '@tus/server';
import { SECOND } from '../time/durations.ts';

/** A server renews its lock so often; one that was not renewed for `STALE` belongs to a server that died. In ms. */
const RENEWAL = 2 * SECOND;
const STALE = 10 * SECOND;
const LOOK = 200;
const TIMEOUT_MS = 15 * SECOND;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const make = async (file: string): Promise<boolean> => {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STALE) await rm(file, { force: true });
    return false;
  }
};

/**
 * One request at a time works on an upload, of all servers that share a folder. On a server a further one ends
 * the one before, whose connection may be dead; of another server it waits for.
 */
export class FileLocker implements Locker {
  readonly #memory = new MemoryLocker();
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  newLock(key: string): Lock {
    const file = join(this.#directory, `${key}.lock`);
    const own = this.#memory.newLock(key);
    let timer: NodeJS.Timeout | undefined;
    const acquire = async (signal: AbortSignal): Promise<void> => {
      await mkdir(this.#directory, { recursive: true });
      const until = performance.now() + TIMEOUT_MS;
      while (!(await make(file))) {
        if (signal.aborted || performance.now() > until)
          throw Object.assign(new Error('locked'), { status_code: 423, body: 'locked\n' });
        await pause(LOOK);
      }
      const renew = () => utimes(file, new Date(), new Date()).catch(() => {});
      timer = setInterval(renew, RENEWAL).unref();
    };
    return {
      lock: async (signal, requestRelease) => {
        await own.lock(signal, requestRelease);
        try {
          await acquire(signal);
        } catch (error) {
          await own.unlock();
          throw error;
        }
      },
      unlock: async () => {
        clearInterval(timer);
        await rm(file, { force: true });
        await own.unlock();
      },
    };
  }
}
