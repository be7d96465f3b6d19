import { access, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../storage/object-store.ts';
import { STREAMS_FOLDER } from '../streams/stream-files.ts';
import { PLAYLIST } from '../streams/streams.ts';

/** Where finished streams lie. */
export type FinishedStreams = {
  /** Takes a folder over as a whole; a stream of that name that another server finished meanwhile stays. */
  keep: (folder: string, stream: string) => Promise<void>;
  remove: (stream: string) => Promise<void>;
  /** Streams in which nothing was written since `time`. */
  writtenBefore: (time: number) => Promise<string[]>;
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Folders and files in `folder` that did not change since `time`. */
export const writtenBefore = async (folder: string, time: number): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  const changes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => time,
    ),
  );
  const changed = await Promise.all(changes);
  return names.filter((_, at) => (changed[at] ?? time) < time);
};

export const finishedInFolder = (directory: string): FinishedStreams => ({
  keep: async (folder, stream) => {
    const target = join(directory, stream);
    await rename(folder, target).catch(async (error: unknown) => {
      if (!(await isThere(target))) throw error;
    });
  },
  remove: (stream) => rm(join(directory, stream), { recursive: true, force: true }),
  writtenBefore: (time) => writtenBefore(directory, time),
});

const STREAM = new RegExp(`^${STREAMS_FOLDER}/([\\w-]+)/[^/]+$`);

/** `local` has what came before there was a store. */
export const finishedInStore = (store: ObjectStore, local: FinishedStreams): FinishedStreams => {
  const removeStored = async (stream: string): Promise<void> => {
    const names = [];
    for await (const { name } of store.list(`${STREAMS_FOLDER}/${stream}/`)) names.push(name);
    for (const name of names) await store.remove(name);
  };
  return {
    keep: async (folder, stream) => {
      const nameOf = (file: string) => `${STREAMS_FOLDER}/${stream}/${file}`;
      if ((await store.size(nameOf(PLAYLIST))) !== undefined) return;
      const files = await readdir(folder);
      try {
        // the playlist comes last: without it nothing is served
        for (const file of files.filter((each) => each !== PLAYLIST))
          await store.putFile(nameOf(file), join(folder, file));
        if (files.includes(PLAYLIST)) await store.putFile(nameOf(PLAYLIST), join(folder, PLAYLIST));
      } catch (error) {
        // what the store does not let go of now is swept
        await removeStored(stream).catch(() => {});
        throw error;
      }
    },
    remove: async (stream) => {
      await local.remove(stream);
      await removeStored(stream);
    },
    writtenBefore: async (time) => {
      const newest = new Map<string, number>();
      for await (const { name, changedAt } of store.list(`${STREAMS_FOLDER}/`)) {
        const [, stream] = STREAM.exec(name) ?? [];
        if (stream) newest.set(stream, Math.max(newest.get(stream) ?? 0, changedAt));
      }
      const stored = [...newest].flatMap(([stream, at]) => (at < time ? stream : []));
      return [...new Set([...(await local.writtenBefore(time)), ...stored])];
    },
  };
};
