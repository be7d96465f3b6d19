import { join } from 'node:path';
import { type FoundTools, findTools } from './tools.ts';

/** Where media are made and from what. */
export type Transcoding = {
  findTools: () => Promise<FoundTools>;
  /** The path of what was sent of a media file, by its key. */
  sourceOf: (key: string) => string;
  /** Finished streams, a folder each; unfinished ones lie in `MAKING` below it. */
  folder: string;
};

/** No name of a stream, so nothing in it is ever served. */
export const MAKING = '.making';

export const MEDIA_FOLDER = 'media';

export const openTranscoding = (
  { dataDir, ffmpegPath }: { dataDir: string; ffmpegPath?: string | undefined },
  streamsFolder: string,
): Transcoding => ({
  findTools: () => findTools({ ffmpegPath }),
  sourceOf: (key) => join(dataDir, MEDIA_FOLDER, key, 'source'),
  folder: streamsFolder,
});
