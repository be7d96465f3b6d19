import { randomUUID } from 'node:crypto';
import { access, copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TidyPicture } from '../storage/tidy-picture.ts';
import { HOUR } from '../time/durations.ts';
import { encodeStream } from './encode.ts';
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

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

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
 * Makes a stream in a folder of its own and moves it to its name once it is whole; one that another server finished
 * meanwhile stays. Throws {@link UnusableMediaError} for a file that nothing can be made of.
 */
export const makeStream = async (transcoding: Transcoding, job: StreamJob): Promise<MadeStream> => {
  const folder = join(transcoding.folder, MAKING, randomUUID());
  const target = join(transcoding.folder, job.stream);
  try {
    await mkdir(folder, { recursive: true });
    const made = await make(transcoding, folder, job);
    await rename(folder, target).catch(async (error: unknown) => {
      if (!(await isThere(target))) throw error;
    });
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** In ms: a run that goes on writes a piece far more often. */
const LEFT_BEHIND = 2 * HOUR;

const oldIn = async (folder: string, now: number): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  const changes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    ),
  );
  const changed = await Promise.all(changes);
  return names.filter((_, at) => now - (changed[at] ?? now) > LEFT_BEHIND);
};

const removeFrom = async (folder: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
};

/** Removes what killed servers left unfinished. */
export const sweepMaking = async ({ folder }: Transcoding, now: number): Promise<void> => {
  const making = join(folder, MAKING);
  await removeFrom(making, await oldIn(making, now));
};

/** Removes finished streams that nobody knows any more. */
export const sweepStreams = async (
  { folder }: Transcoding,
  now: number,
  orphansIn: (streams: readonly string[]) => Promise<string[]>,
): Promise<void> => {
  await removeFrom(folder, await orphansIn(await oldIn(folder, now)));
};
