import { type FoundTools, findTools } from './tools.ts';

/** Where media are made, and by what. */
export type Transcoding = {
  findTools: () => Promise<FoundTools>;
  /** Finished streams, a folder each; unfinished ones lie in `MAKING` below it. */
  folder: string;
};

/** No name of a stream, so nothing in it is ever served. */
export const MAKING = '.making';

export const openTranscoding = (
  { ffmpegPath }: { ffmpegPath?: string | undefined },
  folder: string,
): Transcoding => ({
  findTools: () => findTools({ ffmpegPath }),
  folder,
});
