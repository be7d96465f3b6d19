import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One piece of a stream; `ms` is how long it plays. */
export type Segment = { file: string; ms: number };

/** The segments that a playlist of files names, in their order. */
export const segmentsIn = (playlist: string): Segment[] =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)[^\n]*\n\s*([\w-]+)\.\w+/g)].map(
    ([, seconds = '0', stem = '']) => ({ file: stem, ms: Math.round(Number(seconds) * 1000) }),
  );

const KEY = /^[\w-]+$/;

/** The streams that lie in a folder each, read once. */
export const streamFiles = (directory: string) => {
  const known = new Map<string, Promise<Segment[]>>();
  const read = async (key: string): Promise<Segment[]> => {
    const playlist = await readFile(join(directory, key, 'index.m3u8'), 'utf8').catch(() => '');
    return segmentsIn(playlist);
  };
  return {
    /** Empty for a stream that is not there. */
    segments: (key: string): Promise<Segment[]> => {
      if (!KEY.test(key)) return Promise.resolve([]);
      const found = known.get(key) ?? read(key);
      known.set(key, found);
      return found;
    },
    // not `.ts`, which is what programs are called here
    pathOf: (key: string, { file }: Segment): string => join(directory, key, `${file}.mpegts`),
  };
};

export type StreamFiles = ReturnType<typeof streamFiles>;
