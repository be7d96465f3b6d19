import type { ChildProcess } from 'node:child_process';

/** What a process of ours says next. Throws where it ends without a word. */
export const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`${child.spawnfile} ended too early`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
