import { folderShelf, type StreamShelf } from './stream-shelf.ts';
import { type FoundTools, findTools } from './tools.ts';

/** Where media are made, and by what. */
export type Transcoding = {
  findTools: () => Promise<FoundTools>;
  /** Unfinished streams lie in `MAKING` below it. */
  folder: string;
  shelf: StreamShelf;
};

/** No name of a stream, so nothing in it is ever served. */
export const MAKING = '.making';

export const openTranscoding = (
  { ffmpegPath }: { ffmpegPath?: string | undefined },
  folder: string,
  shelf = folderShelf(folder),
): Transcoding => ({
  findTools: () => findTools({ ffmpegPath }),
  folder,
  shelf,
});
