import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../streams/byte-range.ts';
import { MINUTE } from '../time/durations.ts';
import { isMediaKey, MEDIA_FOLDER, type MediaStore, openMediaFolder } from './media-store.ts';
import { type ObjectStore, StoreDownError } from './object-store.ts';
import { HALF } from './write-whole.ts';

/** `end` is excluded; without `name` it is the file in the folder. */
type Piece = { name: string | undefined; start: number; end: number };
/** `from`: where the piece before ends. */
type Link = Piece & { from: number };

const DIGITS = 13;
const PIECE = /^media\/([\w-]{43})\/(\d{13})-(\d{1,13})$/;

export const pieceName = (key: string, start: number, length: number): string =>
  `${MEDIA_FOLDER}/${key}/${String(start).padStart(DIGITS, '0')}-${length}`;

const pieceOf = (name: string): (Piece & { key: string }) | undefined => {
  const [, key, start = '', length = ''] = PIECE.exec(name) ?? [];
  if (key === undefined) return undefined;
  return { key, name, start: Number(start), end: Number(start) + Number(length) };
};

/**
 * Pieces that follow each other from the start. Of those that overlap, since something was sent twice, the ones that
 * reach furthest: all of them hold the same bytes of one file.
 */
const chainOf = (pieces: readonly Piece[]): Link[] => {
  const waiting = pieces.toSorted((one, other) => one.start - other.start);
  const chain: Link[] = [];
  let at = 0;
  for (;;) {
    let best: Piece | undefined;
    for (let [next] = waiting; next && next.start <= at; [next] = waiting) {
      if (next.end > (best?.end ?? at)) best = next;
      waiting.shift();
    }
    if (!best) return chain;
    chain.push({ ...best, from: at });
    at = best.end;
  }
};

const lengthOf = (chain: readonly Link[]): number => chain.at(-1)?.end ?? 0;

const KEPT_FRESH = 10 * MINUTE;

/** A file that nobody sweeps while it is in use. */
const whileFresh = async <T>(path: string, use: (path: string) => Promise<T>): Promise<T> => {
  const refresh = () => utimes(path, new Date(), new Date()).catch(() => {});
  const timer = setInterval(refresh, KEPT_FRESH).unref();
  try {
    return await use(path);
  } finally {
    clearInterval(timer);
    await rm(path, { force: true });
  }
};

/**
 * Each part that comes is an object of its own, so that any server takes the next one without sharing a folder.
 * `directory` holds what is on its way, and what came before there was a store.
 */
export const openStoredMedia = (store: ObjectStore, directory: string): MediaStore => {
  const folder = openMediaFolder(directory);
  const newPath = async (): Promise<string> => {
    await mkdir(directory, { recursive: true });
    return join(directory, `${randomUUID()}${HALF}`);
  };

  const namesOf = async (key: string): Promise<string[]> => {
    if (!isMediaKey(key)) throw new Error('no key of a stored file');
    const names = [];
    for await (const { name } of store.list(`${MEDIA_FOLDER}/${key}/`)) names.push(name);
    return names;
  };
  const piecesOf = async (key: string): Promise<Piece[]> => {
    const size = await folder.size(key);
    const here = size === undefined ? [] : [{ name: undefined, start: 0, end: size }];
    return [...here, ...(await namesOf(key)).flatMap((name) => pieceOf(name) ?? [])];
  };

  const readPiece = (
    key: string,
    { name, start, end, from }: Link,
    { start: first, end: last }: ByteRange,
  ) => {
    const range = { start: Math.max(first, from) - start, end: Math.min(last, end - 1) - start };
    return name === undefined ? folder.read(key, range) : store.read(name, range);
  };
  const readChain = async (key: string, chain: readonly Link[], range: ByteRange) => {
    const wanted = chain.filter(({ from, end }) => from <= range.end && end > range.start);
    const [first, ...others] = wanted;
    if (!first) return Readable.from([]);
    // whether the store answers is known before anything is sent
    const head = await readPiece(key, first, range);
    const bytes = async function* () {
      yield* head;
      for (const link of others) yield* await readPiece(key, link, range);
    };
    return Readable.from(bytes(), { objectMode: false });
  };

  return {
    size: async (key) => {
      const pieces = await piecesOf(key);
      return pieces.length > 0 ? lengthOf(chainOf(pieces)) : undefined;
    },
    append: async (key, offset, chunks) => {
      const path = await newPath();
      return whileFresh(path, async () => {
        const file = await open(path, 'wx');
        let length = 0;
        try {
          for await (const chunk of chunks) {
            await file.write(chunk, 0, chunk.length, length);
            length += chunk.length;
          }
        } finally {
          await file.close();
          if (length > 0) await store.putFile(pieceName(key, offset, length), path);
        }
        return offset + length;
      });
    },
    read: async (key, range) => {
      const chain = chainOf(await piecesOf(key));
      return readChain(key, chain, range ?? { start: 0, end: lengthOf(chain) - 1 });
    },
    local: async (key, use) => {
      const chain = chainOf(await piecesOf(key));
      if (chain.length === 1 && chain[0]?.name === undefined) return folder.local(key, use);
      return whileFresh(await newPath(), async (path) => {
        const size = lengthOf(chain);
        const bytes = await readChain(key, chain, { start: 0, end: size - 1 });
        await pipeline(bytes, createWriteStream(path));
        if ((await stat(path)).size !== size) throw new StoreDownError('read: cut short');
        return use(path);
      });
    },
    remove: async (key) => {
      await folder.remove(key);
      for (const name of await namesOf(key)) await store.remove(name);
    },
    list: async function* () {
      const newest = new Map<string, number>();
      const note = (key: string, at: number) => newest.set(key, Math.max(newest.get(key) ?? 0, at));
      for await (const { key, changedAt } of folder.list()) note(key, changedAt);
      for await (const { name, changedAt } of store.list(`${MEDIA_FOLDER}/`)) {
        const piece = pieceOf(name);
        if (piece) note(piece.key, changedAt);
      }
      for (const [key, changedAt] of newest) yield { key, changedAt };
    },
    free: () => Number.POSITIVE_INFINITY,
  };
};
