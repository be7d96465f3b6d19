import type { FastifyInstance, FastifyReply } from 'fastify';
import { byteRange } from './byte-range.ts';
import { bodyOf, endingOf, type Media, openBytes, type Sent } from './bytes.ts';
import { passQuery, readPass, type StreamPass } from './pass.ts';
import { lengthOf, opens, writeLivePlaylist, writePlaylist } from './playlist.ts';
import { PLAYLIST, STREAM_PREFIX } from './streams.ts';

/** What a broadcast plays: over and over since `startAt` (ms), or once where that is null. */
export type Played = { key: string; startAt: number | null };

export type StreamServices = Media & {
  /** What a broadcast plays, by its id; undefined where nothing plays. */
  playedBy: (live: number) => Promise<Played | undefined>;
};

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
};

const tell = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);

const forbid = (reply: FastifyReply, ofLive = false) =>
  tell(reply, 403, ofLive ? '播放地址已失效，请刷新页面' : '播放地址已失效，请回到课程重新打开');
const missing = (reply: FastifyReply) => tell(reply, 404, '没有这个媒体文件');

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

type Asked = { pass: StreamPass; file: string; range: string | undefined; now: number };

/** Serves a lesson's files, as far as the pass opens them. */
const sendOfLesson = async (media: Media, reply: FastifyReply, asked: Asked) => {
  const { streams } = media;
  const { pass, file } = asked;
  const found = await streams.find(pass.key, file);
  if (!found) return missing(reply);
  if (file === PLAYLIST) {
    const open = (await streams.segments(pass.key)).filter((each) => opens(each, pass.limit));
    return reply.send(writePlaylist(open, passQuery(streams.secret, pass)));
  }
  const size = await openBytes(streams, pass, file, found.size);
  return size === 0 ? forbid(reply) : sendBytes(media, reply, { ...asked, found, size });
};

/** Serves a broadcast's live playlist and only the segments that the playlist names now. */
const sendOfLive = async (
  media: Media,
  reply: FastifyReply,
  asked: Asked & { startAt: number | null },
) => {
  const { streams } = media;
  const { pass, file, startAt, now } = asked;
  const segments = await streams.segments(pass.key);
  if (file === PLAYLIST && lengthOf(segments) > 0) {
    const query = passQuery(streams.secret, pass);
    reply.header('cache-control', 'no-store');
    return reply.send(
      startAt === null
        ? writePlaylist(segments, query)
        : writeLivePlaylist(segments, { startAt, now }, query),
    );
  }
  const listed = segments.some((segment) => segment.file === file);
  const found = listed ? await streams.find(pass.key, file) : undefined;
  return found ? sendBytes(media, reply, { ...asked, found, size: found.size }) : missing(reply);
};

/**
 * Streams under `/stream/<key>/`, to holders of a signed address (`Streams`) alone; playlists name
 * their segments under the same one. What a trial does not cover is not sent: its playlist ends, and
 * later segments answer 403 like forged addresses, those that have run out, those of what was given
 * back, and those of a broadcast that plays something else by now.
 */
export const serveStreams = (
  app: FastifyInstance,
  { playedBy, ...media }: StreamServices,
  clock: () => number,
): void => {
  app.get<{ Params: { key: string; file: string }; Querystring: Record<string, unknown> }>(
    `${STREAM_PREFIX}:key/:file`,
    { compress: false },
    async (request, reply) => {
      const { key, file } = request.params;
      const now = clock();
      const pass = readPass(media.streams.secret, key, request.query, now);
      if (!pass) return forbid(reply, request.query.b !== undefined);
      const age = Math.floor((pass.until - now) / 1000);
      reply.headers({
        'content-type': types[endingOf(file)] ?? 'application/octet-stream',
        'cache-control': `private, max-age=${age}`,
      });
      const asked = { pass, file, range: request.headers.range, now };
      if (pass.live === null) return sendOfLesson(media, reply, asked);
      const played = await playedBy(pass.live);
      if (played?.key !== key) return forbid(reply, true);
      return sendOfLive(media, reply, { ...asked, startAt: played.startAt });
    },
  );
};
