import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureDecoder } from '../storage/picture-decoder.ts';
import { type TidyPicture, tidyPicture } from '../storage/tidy-picture.ts';
import { MINUTE, SECOND } from '../time/durations.ts';
import { onlyThisFile, type Probe } from './probe.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';

const MEMORY_KB = 3 * 1024 * 1024;
const LONGEST_SIDE = 1280;
/** Shares of the length. */
const places = [0.1, 0.3, 0.5, 0.7, 0.9, 0];

/** How bright a frame is and how much its parts differ, of 255. */
type FrameLook = { brightness: number; contrast: number };

/** @internal */
export const isWorthShowing = ({ brightness, contrast }: FrameLook): boolean =>
  brightness >= 28 && brightness <= 235 && contrast >= 12;

const lookOf = async (bytes: Buffer): Promise<FrameLook> => {
  const sharp = await pictureDecoder();
  const { channels } = await sharp(bytes).stats();
  const colours = channels.slice(0, 3);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return {
    brightness: mean(colours.map((channel) => channel.mean)),
    contrast: mean(colours.map((channel) => channel.stdev)),
  };
};

type PosterJob = {
  tools: Tools;
  source: string;
  folder: string;
  probe: Probe;
  stop?: AbortSignal;
};

const frameAt = async (
  { tools, source, folder, stop }: PosterJob,
  index: number,
  seconds: number,
): Promise<Buffer | undefined> => {
  const file = join(folder, 'poster.jpg');
  const scale = `scale='min(${LONGEST_SIDE},iw*sar)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease`;
  const args = [
    ...['-nostdin', '-y', '-loglevel', 'error', '-threads', '1', '-ss', seconds.toFixed(2)],
    ...[...onlyThisFile(source), '-map', `0:${index}`, '-an', '-map_metadata', '-1'],
    ...['-vf', `thumbnail=n=24,${scale},setsar=1,format=yuvj420p`],
    ...['-frames:v', '1', '-q:v', '3', '-f', 'image2', '-update', '1', file],
  ];
  try {
    await runTool(tools.ffmpeg, args, { timeMs: MINUTE, memoryKb: MEMORY_KB, stop });
    return await readFile(file);
  } catch (error) {
    if (error instanceof ToolError && error.end === 'stopped') throw error;
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
};

/** A frame that shows something, else the one that shows most; undefined where none can be read. */
export const posterOf = async (job: PosterJob): Promise<TidyPicture | undefined> => {
  const { video, durationMs } = job.probe;
  if (!video) return undefined;
  let best: { bytes: Buffer; look: FrameLook } | undefined;
  for (const place of places) {
    const bytes = await frameAt(job, video.index, (durationMs / SECOND) * place);
    const look = bytes && (await lookOf(bytes).catch(() => undefined));
    if (!bytes || !look) continue;
    if (!best || look.contrast > best.look.contrast) best = { bytes, look };
    if (isWorthShowing(look)) break;
  }
  const picture = best && (await tidyPicture(best.bytes, 'jpg'));
  return typeof picture === 'object' ? picture : undefined;
};
