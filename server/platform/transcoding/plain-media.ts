import { open } from 'node:fs/promises';
import { createFile, Log, type Movie, MP4BoxBuffer } from 'mp4box';
import { parseFile } from 'music-metadata';
import { SECOND } from '../time/durations.ts';
import { UnusableMediaError } from './unusable-media.ts';

/** A file that browsers play as it is. Sizes as displayed, in px; null for sound. */
export type PlainMedia = {
  file: 'whole.mp4' | 'whole.mp3';
  durationMs: number;
  width: number | null;
  height: number | null;
};

const CHUNK = 256 * 1024;
/** Of what describes a movie, in bytes; it lies at its beginning or at its end. */
const MOST_READ = 16 * 1024 * 1024;

// the parser would print what it finds odd in somebody's file
Log.setLogLevel(Log.error);
Log.error = () => {};

/** Reads what describes a movie without its pictures; undefined where the file is none. */
const movieOf = async (path: string): Promise<Movie | undefined> => {
  const file = createFile(false);
  let movie: Movie | undefined;
  let isBroken = false;
  file.onReady = (info) => {
    movie = info;
  };
  file.onError = () => {
    isBroken = true;
  };
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    let [at, read] = [0, 0];
    while (!movie && !isBroken && at < size && read < MOST_READ) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, at);
      if (bytesRead === 0) break;
      read += bytesRead;
      const next = file.appendBuffer(
        MP4BoxBuffer.fromArrayBuffer(buffer.buffer.slice(0, bytesRead), at),
      );
      at = next !== undefined && next > at ? next : at + bytesRead;
    }
    return movie;
  } catch {
    return undefined;
  } finally {
    await handle.close();
  }
};

/** Quarter turns exchange the sides: then the first number of the matrix is 0. */
const isQuarterTurn = (matrix: ArrayLike<number>): boolean => matrix[0] === 0 && matrix[1] !== 0;

const plainMovie = async (path: string, without: string): Promise<PlainMedia> => {
  const movie = await movieOf(path);
  if (!movie) throw new UnusableMediaError(`这种文件要转码才能播放：${without}`);
  const [video] = movie.videoTracks;
  const durationMs = Math.round((movie.duration / movie.timescale) * SECOND);
  const codecs = [...movie.videoTracks, ...movie.audioTracks].map(({ codec }) => codec);
  const plays = codecs.every((codec) => /^(?:avc1|mp4a\.40)/.test(codec));
  if (!video || !plays)
    throw new UnusableMediaError(`视频的编码（${codecs.join('、')}）要转码才能播放：${without}`);
  if (!(durationMs > 0)) throw new UnusableMediaError('文件打不开：读不出时长，可能已经损坏');
  const sides = { width: Math.round(video.track_width), height: Math.round(video.track_height) };
  const turned = isQuarterTurn(video.matrix);
  return {
    file: 'whole.mp4',
    durationMs,
    width: turned ? sides.height : sides.width,
    height: turned ? sides.width : sides.height,
  };
};

const plainSound = async (path: string): Promise<PlainMedia | undefined> => {
  const read = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined);
  const { container, codec = '', duration = 0 } = read?.format ?? {};
  if (container !== 'MPEG' || !/layer 3/i.test(codec) || !(duration > 0)) return undefined;
  return {
    file: 'whole.mp3',
    durationMs: Math.round(duration * SECOND),
    width: null,
    height: null,
  };
};

/**
 * What plays without being encoded, judged by content: H.264 with AAC in an mp4, and mp3. `without`: why nothing else
 * can be made of it, in words. Throws {@link UnusableMediaError}.
 */
export const plainMedia = async (path: string, without: string): Promise<PlainMedia> => {
  return (await plainSound(path)) ?? plainMovie(path, without);
};
