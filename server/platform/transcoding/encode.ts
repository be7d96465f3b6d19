import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freeBytes } from '../storage/disk-capacity.ts';
import { lengthOf, segmentsOf, type Variant, writeMaster } from '../streams/playlist.ts';
import { PLAYLIST } from '../streams/streams.ts';
import { HOUR, MINUTE, SECOND } from '../time/durations.ts';
import { onlyThisFile, type Probe, type SoundTrack, scanCuts, type VideoTrack } from './probe.ts';
import {
  canBeCut,
  frameRateOf,
  needsNoEncoding,
  type Quality,
  qualitiesOf,
  soundNeedsNoEncoding,
} from './qualities.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';

const SEGMENT_S = 6;
const MEMORY_KB = 4 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** Left free for the database and for everybody else. */
const KEPT_FREE = 256 * MEGABYTE;
const SOUND_KBPS = 128;

export type EncodeJob = {
  tools: Tools;
  source: string;
  /** Empty, and on the disk of the finished folder. */
  folder: string;
  probe: Probe;
  /** Thousandths. */
  onProgress: (progress: number) => void;
  stop?: AbortSignal;
  free?: (folder: string) => number;
};

/** The disk has no room; trying again later may help. */
export class DiskFullError extends Error {}

export type Encoded = { durationMs: number };

const ownThreads = (): number => Math.max(1, Math.floor(availableParallelism() / 2));

const timeLimit = ({ durationMs }: Probe): number =>
  Math.min(8 * durationMs + 10 * MINUTE, 12 * HOUR);

/** Of all that is made, at most; a file that claims to be short and is not ends here. */
const mostBytes = ({ durationMs }: Probe, qualities: readonly Quality[]): number => {
  const kbps = qualities.reduce((sum, { rate }) => sum + rate, 0) + 4 * SOUND_KBPS;
  return Math.ceil((durationMs / SECOND) * kbps * 125 * 1.5) + 64 * MEGABYTE;
};

const TO_SDR = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

const filterOf = (video: VideoTrack, { width, height }: Quality): string =>
  [
    ...(video.isProgressive ? [] : ['yadif']),
    `fps=${frameRateOf(video).toFixed(4)}`,
    `scale=${width}:${height}:flags=bicubic`,
    ...(video.isHdr ? TO_SDR : []),
    'setsar=1',
    'format=yuv420p',
  ].join(',');

const pictureArgs = (video: VideoTrack, quality: Quality, threads: number): string[] => {
  if (quality.copies) return ['-c:v', 'copy'];
  const rates = ['-crf', '23', '-maxrate', `${quality.rate}k`, '-bufsize', `${quality.rate * 2}k`];
  const cuts = ['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_S})`, '-sc_threshold', '0'];
  return [
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-level', '4.1'],
    ...['-pix_fmt', 'yuv420p', '-threads', `${threads}`, '-vf', filterOf(video, quality)],
    ...rates,
    ...cuts,
  ];
};

const EVEN_LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000:async=1';

const soundArgs = (sound: SoundTrack | undefined, copies: boolean): string[] => {
  if (!sound) return ['-an'];
  return copies
    ? ['-c:a', 'copy']
    : ['-af', EVEN_LOUDNESS, '-c:a', 'aac', '-ac', '2', '-b:a', `${SOUND_KBPS}k`];
};

const NOTHING_ELSE = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];

const mapOf = ({ video, sound }: Probe): string[] =>
  [video, sound].flatMap((track) => (track ? ['-map', `0:${track.index}`] : []));

const cutTo = (folder: string, playlist: string, prefix: string): string[] => [
  ...['-f', 'hls', '-hls_time', `${SEGMENT_S}`, '-hls_list_size', '0'],
  ...['-hls_playlist_type', 'vod', '-hls_segment_type', 'mpegts'],
  ...['-hls_segment_filename', join(folder, `${prefix}%05d.mpegts`)],
  join(folder, playlist),
];

const playlistOf = ({ name }: Quality, among: readonly Quality[]): string =>
  among.length === 1 ? PLAYLIST : `${name}.m3u8`;

/** Sound at a constant rate, which a trial can cut by bytes, beside the pieces. */
const soundFile = (folder: string, sound: SoundTrack): string[] => [
  ...['-map', `0:${sound.index}`, ...NOTHING_ELSE, '-vn', '-af', EVEN_LOUDNESS],
  ...['-c:a', 'libmp3lame', '-ac', '2', '-b:a', `${SOUND_KBPS}k`],
  ...['-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', join(folder, 'whole.mp3')],
];

const usedBytes = async (folder: string): Promise<number> => {
  const names = await readdir(folder);
  const sizes = names.map((name) => stat(join(folder, name)).then(({ size }) => size));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const sizeOf = (folder: string, file: string): Promise<number> =>
  stat(join(folder, file.replace(/\.ts$/, '.mpegts'))).then(({ size }) => size);

const variantOf = async (
  folder: string,
  file: string,
  { width, height }: Quality,
): Promise<Variant> => {
  const segments = segmentsOf(await readFile(join(folder, file), 'utf8'));
  const sizes = await Promise.all(segments.map((segment) => sizeOf(folder, segment.file)));
  const rates = segments.map(
    ({ duration }, at) => ((sizes[at] ?? 0) * 8000) / Math.max(duration, 1),
  );
  const average = (sizes.reduce((sum, size) => sum + size, 0) * 8000) / lengthOf(segments);
  const attributes = [
    `BANDWIDTH=${Math.ceil(Math.max(...rates))}`,
    `AVERAGE-BANDWIDTH=${Math.ceil(average)}`,
    `RESOLUTION=${width}x${height}`,
  ].join(',');
  return { file, attributes };
};

/** A player begins with the first one: the middle. */
const middleFirst = (qualities: readonly Quality[]): Quality[] => {
  const middle = qualities.find(({ name }) => Number.parseInt(name, 10) <= 720) ?? qualities[0];
  return [...qualities].sort((one, other) => Number(other === middle) - Number(one === middle));
};

const planOf = async ({ tools, source, probe, stop }: EncodeJob) => {
  const { video, sound, durationMs } = probe;
  if (!video) return { qualities: [], copiesSound: false };
  const { size } = await stat(source);
  const fits = needsNoEncoding(video, (size * 8) / durationMs);
  const copies = fits && canBeCut(await scanCuts(tools, source, video, stop));
  const copiesSound = copies && sound !== undefined && soundNeedsNoEncoding(sound);
  return { qualities: qualitiesOf(video, copies), copiesSound };
};

const argsFor = (
  { source, folder, probe }: EncodeJob,
  qualities: readonly Quality[],
  copiesSound: boolean,
): string[] => {
  const { video, sound } = probe;
  const threads = Math.max(1, Math.floor(ownThreads() / Math.max(1, qualities.length)));
  const start = [
    ...['-hide_banner', '-nostdin', '-y', '-loglevel', 'error'],
    ...['-progress', 'pipe:1', '-nostats', '-filter_threads', '1'],
    ...['-threads', `${ownThreads()}`, ...onlyThisFile(source)],
  ];
  const pictures = qualities.flatMap((quality) => [
    ...[...mapOf(probe), ...NOTHING_ELSE],
    ...(video ? pictureArgs(video, quality, threads) : []),
    ...soundArgs(sound, copiesSound),
    ...cutTo(folder, playlistOf(quality, qualities), `${quality.name}-`),
  ]);
  if (video || !sound) return [...start, ...pictures];
  const pieces = ['-map', `0:${sound.index}`, ...NOTHING_ELSE, '-vn', ...soundArgs(sound, false)];
  return [...start, ...pieces, ...cutTo(folder, PLAYLIST, ''), ...soundFile(folder, sound)];
};

const LOOKED_AT = 2 * SECOND;
const DISK_WORDS = /no space left|disk quota/i;

/** Ends the work where what is made grows beyond its bounds or the disk runs full. */
const watchRoom = (
  { folder, stop, free = freeBytes }: EncodeJob,
  most: number,
): { stop: AbortSignal; end: () => void; fault: () => Error | undefined } => {
  const ending = new AbortController();
  let fault: Error | undefined;
  const give = (error: Error): void => {
    fault ??= error;
    ending.abort();
  };
  const look = async (): Promise<void> => {
    if (free(folder) < KEPT_FREE) give(new DiskFullError('服务器的磁盘快满了'));
    else if ((await usedBytes(folder)) > most)
      give(new Error('more was made than the file can hold'));
  };
  const timer = setInterval(() => look().catch(() => {}), LOOKED_AT);
  const onStop = () => ending.abort();
  stop?.addEventListener('abort', onStop, { once: true });
  if (stop?.aborted) ending.abort();
  const end = () => {
    clearInterval(timer);
    stop?.removeEventListener('abort', onStop);
  };
  return { stop: ending.signal, end, fault: () => fault };
};

const progressOf = (line: string, durationMs: number): number | undefined => {
  const [, us] = /^out_time_us=(\d+)$/.exec(line) ?? [];
  if (us === undefined) return undefined;
  return Math.min(999, Math.floor(Number(us) / durationMs));
};

/**
 * Fills `folder` with a stream: up to three qualities that are never larger than the picture, or sound in pieces and
 * as a whole. Throws {@link ToolError}, {@link DiskFullError}.
 */
export const encodeStream = async (job: EncodeJob): Promise<Encoded> => {
  const { folder, probe, tools, onProgress, free = freeBytes } = job;
  await mkdir(folder, { recursive: true });
  const { qualities, copiesSound } = await planOf(job);
  const most = mostBytes(probe, qualities);
  if (free(folder) < most / 3 + KEPT_FREE)
    throw new DiskFullError(`服务器的磁盘不够：还要 ${Math.ceil(most / 3 / MEGABYTE)} MB`);
  const room = watchRoom(job, most);
  try {
    await runTool(tools.ffmpeg, argsFor(job, qualities, copiesSound), {
      ...{ timeMs: timeLimit(probe), memoryKb: MEMORY_KB, fileBytes: most, stop: room.stop },
      onLine: (line) => {
        const progress = progressOf(line, probe.durationMs);
        if (progress !== undefined) onProgress(progress);
      },
    });
  } catch (error) {
    if (error instanceof ToolError && DISK_WORDS.test(error.words))
      throw new DiskFullError('服务器的磁盘满了');
    throw room.fault() ?? error;
  } finally {
    room.end();
  }
  if (qualities.length > 1) {
    const variants = middleFirst(qualities).map((quality) =>
      variantOf(folder, playlistOf(quality, qualities), quality),
    );
    await writeFile(join(folder, PLAYLIST), writeMaster(await Promise.all(variants)));
  }
  const [best] = qualities;
  const measured = best ? playlistOf(best, qualities) : PLAYLIST;
  const segments = segmentsOf(await readFile(join(folder, measured), 'utf8'));
  if (lengthOf(segments) === 0) throw new ToolError('exit', 'nothing was made');
  return { durationMs: lengthOf(segments) };
};
