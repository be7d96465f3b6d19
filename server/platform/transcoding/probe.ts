import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { HOUR, MINUTE, SECOND } from '../time/durations.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';
import { UnusableMediaError } from './unusable-media.ts';

/** No format that names other files or addresses: playlists, lists of pieces, scripts of frames. */
const FORMATS = 'mov,mp4,matroska,webm,mpegts,avi,mp3,wav,flac,ogg,aac,asf';

/** Of an input, for both programs. */
export const onlyThisFile = (path: string): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', FORMATS],
  ...['-i', `file:${resolve(path)}`],
];

export type VideoTrack = {
  index: number;
  codec: string;
  profile: string;
  level: number;
  /** As displayed, in px. */
  width: number;
  height: number;
  /** Rotation or pixels that are not square: what is stored is not what is displayed. */
  isTurned: boolean;
  isSquare: boolean;
  isProgressive: boolean;
  isHdr: boolean;
  /** In frames a second; 0 where the file does not tell. */
  rate: number;
  isConstant: boolean;
  pixels: string;
};

export type SoundTrack = {
  index: number;
  codec: string;
  profile: string;
  channels: number;
  sampleRate: number;
};

export type Probe = {
  durationMs: number;
  video: VideoTrack | undefined;
  sound: SoundTrack | undefined;
};

const LONGEST = 12 * HOUR;
const LONGEST_SIDE = 8192;
const MOST_PIXELS = 40_000_000;
const MEMORY_KB = 2 * 1024 * 1024;
const PROBE_TIME = 30 * SECOND;
const SCAN_TIME = 5 * MINUTE;

const text = z._default(z.string(), '');
const count = z._default(z.number(), 0);

const streamSchema = z.object({
  index: z.number(),
  codec_type: text,
  codec_name: text,
  profile: text,
  level: count,
  width: count,
  height: count,
  pix_fmt: text,
  sample_aspect_ratio: text,
  field_order: text,
  color_transfer: text,
  r_frame_rate: text,
  avg_frame_rate: text,
  channels: count,
  sample_rate: text,
  disposition: z._default(z.object({ attached_pic: count }), { attached_pic: 0 }),
  side_data_list: z._default(z.array(z.object({ rotation: count })), []),
});

const probeSchema = z.object({
  streams: z.array(streamSchema),
  format: z.object({ duration: text }),
});

type Stream = z.infer<typeof streamSchema>;

const ENTRIES = [
  'format=duration',
  `stream=${Object.keys(streamSchema.shape)
    .filter((name) => name !== 'disposition' && name !== 'side_data_list')
    .join(',')}`,
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':');

const ratio = (written: string): number => {
  const [above = 0, below = 0] = written.split(/[/:]/).map(Number);
  return below > 0 ? above / below : 0;
};

const HDR = new Set(['smpte2084', 'arib-std-b67']);

const videoOf = (stream: Stream): VideoTrack => {
  const aspect = ratio(stream.sample_aspect_ratio) || 1;
  const rotation = stream.side_data_list.reduce((sum, each) => sum + each.rotation, 0);
  const wide = Math.round(stream.width * aspect);
  const isUpright = rotation % 180 === 0;
  const [average, real] = [ratio(stream.avg_frame_rate), ratio(stream.r_frame_rate)];
  return {
    index: stream.index,
    codec: stream.codec_name,
    profile: stream.profile,
    level: stream.level,
    width: isUpright ? wide : stream.height,
    height: isUpright ? stream.height : wide,
    isTurned: rotation % 360 !== 0,
    isSquare: aspect === 1,
    isProgressive: ['', 'unknown', 'progressive'].includes(stream.field_order),
    isHdr: HDR.has(stream.color_transfer),
    rate: average || real,
    isConstant: average > 0 && Math.abs(real / average - 1) < 0.01,
    pixels: stream.pix_fmt,
  };
};

const soundOf = (stream: Stream): SoundTrack => ({
  index: stream.index,
  codec: stream.codec_name,
  profile: stream.profile,
  channels: stream.channels,
  sampleRate: Number(stream.sample_rate) || 0,
});

/** `start`: whether the first frame can be shown by itself; times in seconds. */
export type Cuts = { startsWhole: boolean; longestGap: number; end: number };

/** Reads where a track can be cut, without decoding it. */
export const scanCuts = async (
  tools: Tools,
  path: string,
  track: { index: number },
  stop?: AbortSignal,
): Promise<Cuts> => {
  const cuts: Cuts = { startsWhole: false, longestGap: 0, end: 0 };
  let isFirst = true;
  let before = 0;
  const onLine = (line: string): void => {
    const [time = '', length = '', flags = ''] = line.split(',');
    const at = Number(time);
    if (!Number.isFinite(at) || time === '') return;
    const isKey = flags.startsWith('K');
    if (isFirst) {
      cuts.startsWhole = isKey;
      before = at;
    } else if (isKey) {
      cuts.longestGap = Math.max(cuts.longestGap, at - before);
      before = at;
    }
    isFirst = false;
    cuts.end = Math.max(cuts.end, at + (Number(length) || 0));
  };
  const args = ['-v', 'error', '-select_streams', `${track.index}`];
  const shown = ['-show_entries', 'packet=pts_time,duration_time,flags', '-of', 'csv=p=0'];
  await runTool(tools.ffprobe, [...args, ...shown, ...onlyThisFile(path)], {
    ...{ timeMs: SCAN_TIME, memoryKb: MEMORY_KB, stop, onLine },
  });
  cuts.longestGap = Math.max(cuts.longestGap, cuts.end - before);
  return cuts;
};

const BROKEN = '文件打不开：它不是视频或音频，或者已经损坏';

const readProbe = async (tools: Tools, path: string, stop?: AbortSignal) => {
  const args = ['-v', 'error', '-show_entries', ENTRIES, '-of', 'json', ...onlyThisFile(path)];
  try {
    const limits = { timeMs: PROBE_TIME, memoryKb: MEMORY_KB, stop };
    return probeSchema.parse(JSON.parse(await runTool(tools.ffprobe, args, limits)));
  } catch (error) {
    if (error instanceof ToolError && error.end === 'stopped') throw error;
    throw new UnusableMediaError(BROKEN);
  }
};

const assertBounded = ({ width, height }: VideoTrack): void => {
  if (width < 16 || height < 16) throw new UnusableMediaError('画面太小：宽和高至少要有 16 像素');
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw new UnusableMediaError(`画面太大（${width} × ${height}）：最大 ${LONGEST_SIDE} × 4320`);
};

/** Opens nothing but this file. Throws {@link UnusableMediaError}. */
export const probeMedia = async (
  tools: Tools,
  path: string,
  stop?: AbortSignal,
): Promise<Probe> => {
  const { streams, format } = await readProbe(tools, path, stop);
  const pictures = streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition.attached_pic === 0,
  );
  const [picture] = pictures.filter(({ width, height }) => width > 0 && height > 0);
  const sounds = streams.filter(
    ({ codec_type, channels }) => codec_type === 'audio' && channels > 0,
  );
  const video = picture && videoOf(picture);
  const sound = sounds[0] && soundOf(sounds[0]);
  const track = video ?? sound;
  if (!track) throw new UnusableMediaError('文件里没有画面，也没有声音');
  if (video) assertBounded(video);
  const written = Number(format.duration);
  const seconds =
    written > 0
      ? written
      : await scanCuts(tools, path, track, stop).then(
          ({ end }) => end,
          () => 0,
        );
  const durationMs = Math.round(seconds * SECOND);
  if (durationMs <= 0) throw new UnusableMediaError(BROKEN);
  if (durationMs > LONGEST) throw new UnusableMediaError('太长：一个文件最多 12 小时');
  return { durationMs, video, sound };
};
