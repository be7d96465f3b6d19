import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { byteRange } from './byte-range.ts';
import { lengthOf, opens, writePlaylist } from './playlist.ts';
import { passQuery, readPass, type StreamPass } from './stream-pass.ts';
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

const sendBytes = (
  reply: FastifyReply,
  found: StreamFile,
  size: number,
  range: string | undefined,
): FastifyReply => {
  const wanted = byteRange(range, size);
  if (wanted === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    return tell(reply, 416, '没有这一段内容');
  }
  const { start, end } = wanted ?? { start: 0, end: size - 1 };
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .headers({ 'accept-ranges': 'bytes', 'content-length': end - start + 1 })
    .send(createReadStream(found.path, { start, end }));
};

/**
 * Streams under `/stream/<key>/`, to holders of a signed address (`sources`) alone. What a trial
 * does not cover is not sent: its playlist ends, and later segments answer 403 like forged
 * addresses and those that have run out.
 */
export const serveStreams = (app: FastifyInstance, streams: Streams, clock: () => number): void => {
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
      return sendBytes(reply, found, size, request.headers.range);
    },
  );
};
