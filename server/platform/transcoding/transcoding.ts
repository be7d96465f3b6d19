import { type FinishedStreams, finishedInFolder } from './finished-streams.ts';
import { type FoundTools, findTools } from './tools.ts';

/** Where media are made, and by what. */
export type Transcoding = {
  findTools: () => Promise<FoundTools>;
  /** Unfinished streams lie in `MAKING` below it. */
  folder: string;
  finished: FinishedStreams;
};

/** No name of a stream, so nothing in it is ever served. */
export const MAKING = '.making';

export const openTranscoding = (
  { ffmpegPath }: { ffmpegPath?: string | undefined },
  folder: string,
  finished = finishedInFolder(folder),
): Transcoding => ({
  findTools: () => findTools({ ffmpegPath }),
  folder,
  finished,
});
