import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceKind } from '../../../schemas/course/endpoints.ts';
import type { Secret } from '../auth/secret.ts';
import { passQuery, type StreamPass } from './pass.ts';
import { type Segment, segmentsOf } from './playlist.ts';

export const STREAM_PREFIX = '/stream/';
export const PLAYLIST = 'index.m3u8';

const KEY = /^[\w-]{1,64}$/;
const FILE = /^(?:index\.m3u8|whole\.(?:mp4|mp3)|[\w-]{1,64}\.ts)$/;

export type StreamFile = { path: string; size: number; changedAt: number };
export type StreamSource = { kind: SourceKind; address: string };

/** Video and audio of lessons and broadcasts, for signed addresses only; a folder for each key. */
export type Streams = {
  secret: Secret;
  find: (key: string, file: string) => Promise<StreamFile | undefined>;
  /** The playlist's segments; none where there is no playlist. */
  segments: (key: string) => Promise<Segment[]>;
  /** The address of the playlist for a pass, whether the playlist exists or not. */
  playlistAddress: (pass: StreamPass) => string;
  /** The playable addresses for a pass, in the order to try; none where no file exists. */
  sources: (pass: StreamPass) => Promise<StreamSource[]>;
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

/** The cache is emptied at this many playlists, more than are played at a time. */
const MOST_KEPT = 500;

/** Caches what is read of a file until the file changes. */
const keptWhile = <T>(read: (path: string) => Promise<T>) => {
  const kept = new Map<string, { changedAt: number; value: Promise<T> }>();
  return ({ path, changedAt }: StreamFile): Promise<T> => {
    const before = kept.get(path);
    if (before?.changedAt === changedAt) return before.value;
    if (kept.size >= MOST_KEPT) kept.clear();
    const value = read(path);
    kept.set(path, { changedAt, value });
    value.catch(() => kept.delete(path));
    return value;
  };
};

/** Streams in these folders; the first folder that has a file wins. */
export const openStreams = (secret: Secret, directories: readonly string[]): Streams => {
  const find = async (key: string, file: string): Promise<StreamFile | undefined> => {
    if (!KEY.test(key) || !FILE.test(file)) return undefined;
    // streams are stored as `.mpegts`, since tools take `.ts` for TypeScript
    const stored = file.replace(/\.ts$/, '.mpegts');
    for (const directory of directories) {
      const path = join(directory, key, stored);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile()) return { path, size: found.size, changedAt: found.mtimeMs };
    }
    return undefined;
  };
  const readPlaylist = keptWhile(async (path) => segmentsOf(await readFile(path, 'utf8')));
  const segments = async (key: string): Promise<Segment[]> => {
    const playlist = await find(key, PLAYLIST);
    return playlist ? readPlaylist(playlist) : [];
  };
  const addressOf = (pass: StreamPass, file: string): string =>
    `${STREAM_PREFIX}${encodeURIComponent(pass.key)}/${file}?${passQuery(secret, pass)}`;
  const sources = async (pass: StreamPass): Promise<StreamSource[]> => {
    const order = pass.lesson === null ? offered : piecesFirst;
    const wanted = order.filter(({ cut }) => cut || pass.limit === null);
    const found = await Promise.all(wanted.map(({ file }) => find(pass.key, file)));
    return wanted.flatMap(({ file, kind }, index) =>
      found[index] ? { kind, address: addressOf(pass, file) } : [],
    );
  };
  const playlistAddress = (pass: StreamPass): string => addressOf(pass, PLAYLIST);
  return { secret, find, segments, playlistAddress, sources };
};
