import { buffer } from 'node:stream/consumers';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { DAY } from '../time/durations.ts';
import { fitPicture } from './fit-picture.ts';
import { openFitted } from './fitted.ts';
import type { ObjectStore } from './object-store.ts';
import { BATCH, isUploadName, newName, type Uploads, uploadType } from './uploads.ts';

export const FILES_FOLDER = 'files';

const storedName = (file: string): string => `${FILES_FOLDER}/${file}`;

/** In ms: another server may have removed the original of a resized picture. */
const FITTED_LIFE = 30 * DAY;

/** `directory` holds resized pictures; `local` is the demo's, and what came before there was a store. */
export const openStoredUploads = (
  store: ObjectStore,
  local: Uploads,
  directory: string,
): Uploads => {
  const find: Uploads['find'] = async (file) => {
    const type = uploadType(file);
    if (type === undefined) return undefined;
    const here = await local.find(file);
    if (here) return here;
    const name = storedName(file);
    const size = await store.size(name);
    if (size === undefined) return undefined;
    return {
      ...{ size, type },
      read: (range) => store.read(name, range),
      whole: async () => buffer(await store.read(name)),
    };
  };
  const fitted = openFitted(directory, fitPicture, limitConcurrency(1), {
    read: async (file) => {
      const found = await find(file);
      if (!found) throw new Error('the original was removed');
      return found.whole();
    },
    isThere: async (file) => (await find(file)) !== undefined,
  });
  return {
    save: async ({ bytes, kind }) => {
      const file = newName(kind);
      await store.put(storedName(file), bytes);
      return file;
    },
    savePaper: async (path, kind) => {
      const file = newName(kind);
      await store.putFile(storedName(file), path);
      return file;
    },
    replace: async (file, { bytes }) => {
      await store.put(storedName(file), bytes);
      await local.remove(file);
    },
    find,
    fitted: fitted.find,
    remove: async (file) => {
      // in this order nothing is left of a file that is being moved
      await local.remove(file);
      await store.remove(storedName(file));
    },
    writtenBetween: async function* (from, until) {
      yield* local.writtenBetween(from, until);
      let files: string[] = [];
      for await (const { name, changedAt } of store.list(`${FILES_FOLDER}/`)) {
        const file = name.slice(FILES_FOLDER.length + 1);
        if (isUploadName(file) && changedAt >= from && changedAt < until) files.push(file);
        if (files.length < BATCH) continue;
        yield files;
        files = [];
      }
      if (files.length > 0) yield files;
    },
    sweep: async (now) => {
      await local.sweep(now);
      await fitted.removeBefore(now - FITTED_LIFE);
    },
  };
};
