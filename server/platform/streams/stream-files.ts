import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import QuickLRU from 'quick-lru';
import type { ObjectStore } from '../storage/object-store.ts';
import { MINUTE } from '../time/durations.ts';
import type { ByteRange } from './byte-range.ts';

export type StreamFile = {
  /** Tells it from all others. */
  path: string;
  size: number;
  changedAt: number;
  read: (range?: ByteRange) => Promise<Readable>;
  /** Where browsers may read it for a moment without us; undefined where they may not. */
  address: () => Promise<string | undefined>;
};

/** By a stream's key, which is checked, and a file's name there. */
export type FindStreamFile = (key: string, name: string) => Promise<StreamFile | undefined>;

const none = async (): Promise<undefined> => undefined;

export const findInFolder = async (path: string): Promise<StreamFile | undefined> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const read: StreamFile['read'] = async (range) => createReadStream(path, range);
  return { path, size: found.size, changedAt: found.mtimeMs, read, address: none };
};

export const STREAMS_FOLDER = 'streams';

const MOST_KNOWN = 20_000;

/** Nothing in a stream changes once it is whole, so a size is not asked for again within a minute. */
export const streamsOf = (store: ObjectStore): FindStreamFile => {
  const known = new QuickLRU<string, number>({ maxSize: MOST_KNOWN, maxAge: MINUTE });
  return async (key, name) => {
    const path = `${STREAMS_FOLDER}/${key}/${name}`;
    const size = known.get(path) ?? (await store.size(path));
    if (size === undefined) return undefined;
    known.set(path, size);
    return {
      ...{ path, size, changedAt: 0 },
      read: (range) => store.read(path, range),
      address: () => store.address(path),
    };
  };
};
