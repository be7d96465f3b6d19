import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ByteRange, byteRange } from './byte-range.ts';
import type { HandedOut } from './handed-out.ts';
import { type Note, notedBytes } from './noted-bytes.ts';
import { partIn } from './parts.ts';
import { passQuery, readPass, type StreamPass } from './pass.ts';
import { lengthOf, opens, writePlaylist } from './playlist.ts';
import { PLAYLIST, STREAM_PREFIX, type StreamFile, type Streams } from './streams.ts';

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
};

const kindOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

const tell = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);

const forbid = (reply: FastifyReply) => tell(reply, 403, '播放地址已失效，请回到课程重新打开');
const missing = (reply: FastifyReply) => tell(reply, 404, '没有这个媒体文件');

/** How many bytes of a file a pass opens: sound of an even rate ends where its time ends. */
const openBytes = async (
  streams: Streams,
  { key, limit }: StreamPass,
  file: string,
  size: number,
): Promise<number> => {
  if (limit === null) return size;
  const segments = await streams.segments(key);
  const kind = kindOf(file);
  if (kind === 'ts') {
    const segment = segments.find((each) => each.file === file);
    return segment && opens(segment, limit) ? size : 0;
  }
  const length = lengthOf(segments);
  return kind === 'mp3' && length > 0 ? Math.floor(size * Math.min(limit / length, 1)) : 0;
};

type Sent = {
  pass: StreamPass;
  file: string;
  found: StreamFile;
  /** How many bytes of it are open. */
  size: number;
  range: string | undefined;
};

/** How what goes out of a bought lesson is noted; null of any other. */
const noteOf = async (
  { streams, handed }: Media,
  { pass, file, found: { size } }: Sent,
): Promise<Note | null> => {
  const { member, lesson, key } = pass;
  if (lesson === null) return null;
  const segments = await streams.segments(key);
  return (bytes) => handed.note({ member, lesson }, partIn({ file, size }, segments, bytes));
};

/** A piece goes out as it was asked for; of a whole file counts what is taken of it. */
const bodyOf = async (media: Media, reply: FastifyReply, sent: Sent, bytes: ByteRange) => {
  const { path } = sent.found;
  const note = reply.request.method === 'GET' ? await noteOf(media, sent) : null;
  if (!note) return createReadStream(path, bytes);
  const piece = kindOf(sent.file) === 'ts';
  const asked = piece ? bytes : { ...bytes, end: bytes.start - 1 };
  if (!(await note(asked))) return null;
  if (piece) return createReadStream(path, bytes);
  return notedBytes(path, bytes, { note, cut: () => void reply.raw.destroy() });
};

const sendBytes = async (media: Media, reply: FastifyReply, sent: Sent): Promise<FastifyReply> => {
  const { size, range } = sent;
  const wanted = byteRange(range, size);
  if (wanted === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    return tell(reply, 416, '没有这一段内容');
  }
  const bytes = wanted ?? { start: 0, end: size - 1 };
  const body = await bodyOf(media, reply, sent, bytes);
  if (!body) return forbid(reply);
  const { start, end } = bytes;
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.headers({ 'accept-ranges': 'bytes', 'content-length': end - start + 1 }).send(body);
};

export type Media = { streams: Streams; handed: HandedOut };

/**
 * Streams under `/stream/<key>/`, to holders of a signed address (`sources`) alone. What a trial
 * does not cover is not sent: its playlist ends, and later segments answer 403 like forged
 * addresses, those that have run out, and those of what was given back.
 */
export const serveStreams = (app: FastifyInstance, media: Media, clock: () => number): void => {
  const { streams } = media;
  app.get<{ Params: { key: string; file: string }; Querystring: Record<string, unknown> }>(
    `${STREAM_PREFIX}:key/:file`,
    { compress: false },
    async (request, reply) => {
      const { key, file } = request.params;
      const now = clock();
      const pass = readPass(streams.secret, key, request.query, now);
      if (!pass) return forbid(reply);
      const found = await streams.find(key, file);
      if (!found) return missing(reply);
      const age = Math.floor((pass.until - now) / 1000);
      reply.headers({
        'content-type': types[kindOf(file)] ?? 'application/octet-stream',
        'cache-control': `private, max-age=${age}`,
      });
      if (file === PLAYLIST) {
        const open = (await streams.segments(key)).filter((each) => opens(each, pass.limit));
        return reply.send(writePlaylist(open, passQuery(streams.secret, pass)));
      }
      const size = await openBytes(streams, pass, file, found.size);
      if (size === 0) return forbid(reply);
      return sendBytes(media, reply, { pass, file, found, size, range: request.headers.range });
    },
  );
};
