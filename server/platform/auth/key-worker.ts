import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** The first of `rounds` gives the answer; the others only take their time. */
export type KeyTask = {
  password: string;
  salt: Uint8Array;
  length: number;
  rounds: readonly ScryptOptions[];
};

/** Handed to the worker as text, so it may refer to nothing outside. */
const work = (): void => {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const { scryptSync } = process.getBuiltinModule('node:crypto');
  parentPort?.on('message', ({ password, salt, length, rounds }: KeyTask) => {
    const keys = rounds.map((options) => scryptSync(password, salt, length, options));
    parentPort.postMessage(keys[0]);
  });
};

/** While idle, the thread does not keep the process alive. */
export class KeyWorker {
  readonly #thread = new Worker(`(${work})()`, { eval: true, execArgv: [] });

  constructor() {
    this.#thread.unref();
  }

  /** Rejects when the thread fails, which ends the thread. */
  derive(task: KeyTask): Promise<Uint8Array> {
    const thread = this.#thread;
    return new Promise<Uint8Array>((resolve, reject) => {
      const end = (settle: () => void) => {
        thread.unref();
        for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
        settle();
      };
      thread.ref();
      thread.once('message', (key: Uint8Array) => end(() => resolve(key)));
      thread.once('error', (error) => end(() => reject(error)));
      thread.once('exit', () => end(() => reject(new Error('a thread that derives keys ended'))));
      thread.postMessage(task);
    });
  }
}
