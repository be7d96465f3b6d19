import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TidyPicture } from '../storage/tidy-picture.ts';
import { HOUR } from '../time/durations.ts';
import { encodeStream } from './encode.ts';
import { writtenBefore } from './finished-streams.ts';
import { plainMedia } from './plain-media.ts';
import { posterOf } from './poster.ts';
import { probeMedia } from './probe.ts';
import { MAKING, type Transcoding } from './transcoding.ts';
import { UnusableMediaError } from './unusable-media.ts';

/** Sizes as displayed, in px; null for sound. */
export type MadeStream = {
  durationMs: number;
  width: number | null;
  height: number | null;
  poster: TidyPicture | undefined;
};

type StreamJob = {
  /** Path of the file that was sent. */
  source: string;
  /** The folder's name. */
  stream: string;
  onProgress: (progress: number) => void;
  stop: AbortSignal;
};

const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to));

const make = async (
  { findTools }: Transcoding,
  folder: string,
  { source, onProgress, stop }: StreamJob,
): Promise<MadeStream> => {
  const { size } = await stat(source);
  if (size === 0) throw new UnusableMediaError('文件是空的');
  const tools = await findTools();
  if ('missing' in tools) {
    const { file, ...about } = await plainMedia(source, tools.missing);
    await linkOrCopy(source, join(folder, file));
    return { ...about, poster: undefined };
  }
  const probe = await probeMedia(tools, source, stop);
  const { durationMs } = await encodeStream({ tools, source, folder, probe, onProgress, stop });
  const poster = await posterOf({ tools, source, folder, probe, stop });
  const { width = null, height = null } = probe.video ?? {};
  return { durationMs, width, height, poster };
};

/**
 * Makes a stream in a folder of its own and puts it in its place once it is whole; one that another server finished
 * meanwhile stays. Throws {@link UnusableMediaError} for a file that nothing can be made of.
 */
export const makeStream = async (transcoding: Transcoding, job: StreamJob): Promise<MadeStream> => {
  const folder = join(transcoding.folder, MAKING, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const made = await make(transcoding, folder, job);
    await transcoding.finished.keep(folder, job.stream);
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** In ms: a run that goes on writes a piece far more often. */
const LEFT_BEHIND = 2 * HOUR;

/** Removes what killed servers left unfinished. */
export const sweepMaking = async ({ folder }: Transcoding, now: number): Promise<void> => {
  const making = join(folder, MAKING);
  for (const name of await writtenBefore(making, now - LEFT_BEHIND))
    await rm(join(making, name), { recursive: true, force: true });
};

/** Removes finished streams that nobody knows any more. */
export const sweepStreams = async (
  { finished }: Transcoding,
  now: number,
  orphansIn: (streams: readonly string[]) => Promise<string[]>,
): Promise<void> => {
  const old = await finished.writtenBefore(now - LEFT_BEHIND);
  for (const stream of await orphansIn(old)) await finished.remove(stream);
};
