import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importAll } from '../../platform/import-all.ts';
import { faultOfQueue, type Queue } from './define-queue.ts';

type File = { queues: readonly Queue[] };

const domains = join(import.meta.dirname, '..');

const isQueue = (file: string): boolean => /^(?:[a-z-]+-)?queue\.ts$/.test(file);

/** A build lists the files by the bundler's glob; a server that runs from source reads the folders. */
const filesOf = async (): Promise<(readonly [string, File])[]> => {
  if (import.meta.env)
    return Object.entries(
      import.meta.glob<File>(['../*/{queue,*-queue}.ts', '!../desk/*'], { eager: true }),
    );
  const nouns = readdirSync(domains).filter((noun) => noun !== 'desk');
  const files = nouns.flatMap((noun) =>
    readdirSync(join(domains, noun))
      .filter(isQueue)
      .map((file) => `${noun}/${file}`),
  );
  const found = await importAll<File>(files.map((file) => join(domains, file)));
  return found.map((file, at) => [`../${files[at]}`, file] as const);
};

/** Throws where a queue has a state that nothing leads to. */
export const registeredQueues: readonly Queue[] = (await filesOf()).flatMap(([path, file]) =>
  file.queues.map((queue) => {
    const fault = faultOfQueue(path.replace('..', 'server/domains'), queue);
    if (fault) throw new Error(fault);
    return queue;
  }),
);
