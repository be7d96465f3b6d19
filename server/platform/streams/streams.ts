import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SourceKind } from '#schemas/course/endpoints.ts';
import {
  lengthOf,
  repeated,
  repeatedFile,
  type Segment,
  segmentsOf,
  type Variant,
  variantsOf,
} from './playlist.ts';
import { type FindStreamFile, findInFolder, type StreamFile } from './stream-files.ts';
import type { StreamRights } from './tickets.ts';

export const STREAM_PREFIX = '/stream/';
export const PLAYLIST = 'index.m3u8';

const KEY = /^[\w-]{1,64}$/;
const FILE = /^(?:whole\.(?:mp4|mp3)|[\w-]{1,64}\.(?:ts|m3u8))$/;

/** `slides--x18` plays the stream `slides` eighteen times over. */
const REPEATED = /^([\w-]+)--x([1-9]\d{0,2})$/;

const repetition = (key: string): { base: string; times: number } | undefined => {
  const [, base, times] = REPEATED.exec(key) ?? [];
  return base === undefined ? undefined : { base, times: Number(times) };
};

export type StreamSource = { kind: SourceKind; address: string };

/** One folder per key; served to holders of tickets only. */
export type Streams = {
  find: (key: string, file: string) => Promise<StreamFile | undefined>;
  /** Qualities, the first of which a player begins with; [] where the stream has one. */
  variants: (key: string) => Promise<Variant[]>;
  /**
   * Of the playlist `file`, or of the one that names the segment `file`; for all other files, of the first quality.
   */
  segments: (key: string, file: string) => Promise<Segment[]>;
  /** Whether anything of the stream can be played. */
  plays: (key: string) => Promise<boolean>;
  /** Whether it has the segments that a broadcast needs. */
  airs: (key: string) => Promise<boolean>;
  sources: (rights: StreamRights, ticket: string) => Promise<StreamSource[]>;
};

/** A trial can cut constant-rate sound at a byte and a playlist at a segment, but not an mp4. */
const offered = [
  { file: 'whole.mp3', kind: 'audio', cut: true },
  { file: PLAYLIST, kind: 'hls', cut: true },
  { file: 'whole.mp4', kind: 'mp4', cut: false },
] as const;

/** Bought lessons play segments first: a browser loads a whole file far ahead of playing it. */
const piecesFirst = offered.toSorted(
  (one, other) => Number(other.kind === 'hls') - Number(one.kind === 'hls'),
);

const MAX_CACHED = 500;

const cachedWhile = <T>(read: (file: StreamFile) => Promise<T>) => {
  const cached = new Map<string, { changedAt: number; value: Promise<T> }>();
  return (file: StreamFile): Promise<T> => {
    const { path, changedAt } = file;
    const before = cached.get(path);
    if (before?.changedAt === changedAt) return before.value;
    if (cached.size >= MAX_CACHED) cached.clear();
    const value = read(file);
    cached.set(path, { changedAt, value });
    value.catch(() => cached.delete(path));
    return value;
  };
};

export const ticketQuery = (ticket: string): string =>
  new URLSearchParams({ t: ticket }).toString();

const addressOf = (stream: string, file: string, ticket: string): string =>
  `${STREAM_PREFIX}${encodeURIComponent(stream)}/${file}?${ticketQuery(ticket)}`;

export const playlistAddress = (stream: string, ticket: string): string =>
  addressOf(stream, PLAYLIST, ticket);

/** `more` is looked in last. */
export const openStreams = (directories: readonly string[], more?: FindStreamFile): Streams => {
  const folders = directories.map(
    (directory): FindStreamFile =>
      (key, name) =>
        findInFolder(join(directory, key, name)),
  );
  const places = more ? [...folders, more] : folders;
  const stored = async (key: string, file: string): Promise<StreamFile | undefined> => {
    if (!KEY.test(key) || !FILE.test(file)) return undefined;
    // streams are stored as `.mpegts`, since tools take `.ts` for TypeScript
    const name = file.replace(/\.ts$/, '.mpegts');
    for (const findIn of places) {
      const found = await findIn(key, name);
      if (found) return found;
    }
    return undefined;
  };
  const find: Streams['find'] = (key, file) => {
    const repeats = repetition(key);
    if (!repeats) return stored(key, file);
    const isWhole = file.endsWith('.m3u8') || (repeats.times === 1 && !repeatedFile(file));
    if (isWhole) return stored(repeats.base, file);
    const piece = repeatedFile(file);
    if (!piece || piece.turn >= repeats.times) return Promise.resolve(undefined);
    return stored(repeats.base, piece.file);
  };
  const readPlaylist = cachedWhile(async ({ read }) => {
    const written = await text(await read());
    return { variants: variantsOf(written), segments: segmentsOf(written) };
  });
  const playlist = async (key: string, file: string) => {
    const found = await find(key, file);
    return found && readPlaylist(found);
  };
  const variants: Streams['variants'] = async (key) =>
    (await playlist(key, PLAYLIST))?.variants ?? [];
  const named = async (key: string, file: string): Promise<Segment[]> => {
    const own = (await playlist(key, file))?.segments ?? [];
    const repeats = repetition(key);
    return repeats ? repeated(own, repeats.times) : own;
  };
  const segments: Streams['segments'] = async (key, file) => {
    const qualities = await variants(key);
    const [first] = qualities;
    if (!first) return named(key, PLAYLIST);
    if (qualities.some((each) => each.file === file)) return named(key, file);
    if (file.endsWith('.ts'))
      for (const quality of qualities) {
        const own = await named(key, quality.file);
        if (own.some((each) => each.file === file)) return own;
      }
    return named(key, first.file);
  };
  const canPlay = async (key: string, file: string): Promise<boolean> => {
    if (!(await find(key, file))) return false;
    return file !== PLAYLIST || lengthOf(await segments(key, PLAYLIST)) > 0;
  };
  const airs: Streams['airs'] = (key) => canPlay(key, PLAYLIST);
  const plays: Streams['plays'] = async (key) =>
    (await Promise.all(offered.map(({ file }) => canPlay(key, file)))).includes(true);
  const sources: Streams['sources'] = async ({ stream, limit, recorded }, ticket) => {
    const order = recorded ? piecesFirst : offered;
    const wanted = order.filter(({ cut }) => cut || limit === null);
    // without pieces nothing tells where a trial ends
    const isCut = limit === null || lengthOf(await segments(stream, PLAYLIST)) > 0;
    const found = await Promise.all(
      wanted.map(({ file }) => (isCut ? find(stream, file) : undefined)),
    );
    return wanted.flatMap(({ file, kind }, index) =>
      found[index] ? { kind, address: addressOf(stream, file, ticket) } : [],
    );
  };
  return { find, variants, segments, plays, airs, sources };
};
