import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../streams/byte-range.ts';
import { freeBytes } from './disk-capacity.ts';

export type StoredMedia = { key: string; changedAt: number };

/** Large files by keys that cannot be guessed. */
export type MediaStore = {
  /** In bytes; undefined where nothing is stored. */
  size: (key: string) => Promise<number | undefined>;
  /** What has come before `chunks` fails stays. Returns the new size. */
  append: (key: string, offset: number, chunks: AsyncIterable<Uint8Array>) => Promise<number>;
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Gives the path of a file on this machine, which may be read until `use` is over. */
  local: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T>;
  remove: (key: string) => Promise<void>;
  list: () => AsyncGenerator<StoredMedia>;
  /** Free bytes; infinity where that is unknown. */
  free: () => number;
};

export const MEDIA_FOLDER = 'media';

const KEY = /^[\w-]{43}$/;

export const isMediaKey = (key: string): boolean => KEY.test(key);

/** Other servers see what is written here where they share the folder. */
export const openMediaFolder = (directory: string): MediaStore => {
  const pathOf = (key: string): string => {
    if (!isMediaKey(key)) throw new Error('no key of a stored file');
    return join(directory, key);
  };
  return {
    size: async (key) => (await stat(pathOf(key)).catch(() => undefined))?.size,
    append: async (key, offset, chunks) => {
      await mkdir(directory, { recursive: true });
      const file = await open(pathOf(key), offset === 0 ? 'w' : 'r+');
      let at = offset;
      try {
        for await (const chunk of chunks) {
          await file.write(chunk, 0, chunk.length, at);
          at += chunk.length;
        }
      } finally {
        await file.close();
      }
      return at;
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    local: (key, use) => use(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      for (const key of (await readdir(directory).catch(() => [])).filter(isMediaKey)) {
        const found = await stat(join(directory, key)).catch(() => undefined);
        if (found?.isFile()) yield { key, changedAt: found.mtimeMs };
      }
    },
    free: () => freeBytes(directory),
  };
};
