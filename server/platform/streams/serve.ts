import type { FastifyInstance, FastifyReply } from 'fastify';
import { RETRY_AFTER } from '../http/error-answers.ts';
import { SECOND } from '../time/durations.ts';
import { byteRange } from './byte-range.ts';
import { bodyOf, endingOf, type Media, openBytes, type Sent } from './bytes.ts';
import { lengthOf, opens, writeLivePlaylist, writePlaylist } from './playlist.ts';
import { PLAYLIST, STREAM_PREFIX, ticketQuery } from './streams.ts';
import { type FindTicket, type StreamTicket, TICKET_LIFE } from './tickets.ts';

/** What a broadcast plays: over and over since `startAt` (ms), or once where that is null. */
export type Played = { key: string; startAt: number | null };

export type StreamServices = Media & {
  findTicket: FindTicket;
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

const forbid = (reply: FastifyReply) => tell(reply, 403, '播放地址已失效，请刷新页面');
/** Nothing that counts leaves unrecorded, so without a database it waits. */
const unavailable = (reply: FastifyReply) =>
  tell(reply.header('retry-after', RETRY_AFTER), 503, '暂时无法播放，请稍后重试');
const missing = (reply: FastifyReply) => tell(reply, 404, '没有这个媒体文件');

const sendBytes = async (media: Media, reply: FastifyReply, sent: Sent): Promise<FastifyReply> => {
  const { size, range } = sent;
  const wanted = byteRange(range, size);
  if (wanted === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    return tell(reply, 416, '没有这一段内容');
  }
  const bytes = wanted ?? { start: 0, end: size - 1 };
  const body = await bodyOf(media, reply, sent, bytes).catch((error: unknown) => {
    reply.log.error({ err: error }, 'what is sent could not be recorded');
    return undefined;
  });
  if (body === undefined) return unavailable(reply);
  if (body === null) return forbid(reply);
  const { start, end } = bytes;
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.headers({ 'accept-ranges': 'bytes', 'content-length': end - start + 1 }).send(body);
};

type FileRequest = {
  ticket: StreamTicket;
  query: string;
  file: string;
  range: string | undefined;
  now: number;
};

/** Serves a lesson's files, as far as the ticket opens them. */
const sendOfLesson = async (media: Media, reply: FastifyReply, wanted: FileRequest) => {
  const { streams } = media;
  const { ticket, file } = wanted;
  const found = await streams.find(ticket.stream, file);
  if (!found) return missing(reply);
  if (file === PLAYLIST) {
    const all = await streams.segments(ticket.stream);
    const open = all.filter((each) => opens(each, ticket.limit));
    return reply.send(writePlaylist(open, wanted.query));
  }
  const size = await openBytes(streams, ticket, file, found.size);
  return size === 0 ? forbid(reply) : sendBytes(media, reply, { ...wanted, found, size });
};

/** Serves a broadcast's live playlist and only the segments that the playlist names now. */
const sendOfLive = async (
  media: Media,
  reply: FastifyReply,
  wanted: FileRequest & { startAt: number | null },
) => {
  const { streams } = media;
  const { ticket, query, file, startAt, now } = wanted;
  const segments = await streams.segments(ticket.stream);
  if (file === PLAYLIST && lengthOf(segments) > 0) {
    reply.header('cache-control', 'no-store');
    return reply.send(
      startAt === null
        ? writePlaylist(segments, query)
        : writeLivePlaylist(segments, { startAt, now }, query),
    );
  }
  const listed = segments.some((segment) => segment.file === file);
  const found = listed ? await streams.find(ticket.stream, file) : undefined;
  return found ? sendBytes(media, reply, { ...wanted, found, size: found.size }) : missing(reply);
};

/**
 * Streams under `/stream/<key>/`, to holders of a ticket alone; playlists name their segments under the
 * same one. What a trial does not cover is not sent: its playlist ends, and later segments answer 403
 * like unknown tickets, those that have run out or whose session has ended, those of what is closed or
 * was given back, and those of a broadcast that plays something else by now.
 */
export const serveStreams = (
  app: FastifyInstance,
  { playedBy, findTicket, ...media }: StreamServices,
  clock: () => number,
): void => {
  app.get<{ Params: { key: string; file: string }; Querystring: Record<string, unknown> }>(
    `${STREAM_PREFIX}:key/:file`,
    { compress: false },
    async (request, reply) => {
      const { key, file } = request.params;
      const now = clock();
      const { t } = request.query;
      const ticket = await findTicket(t);
      if (ticket?.stream !== key) return forbid(reply);
      reply.headers({
        'content-type': types[endingOf(file)] ?? 'application/octet-stream',
        'cache-control': `private, max-age=${TICKET_LIFE / SECOND}`,
      });
      const query = ticketQuery(String(t));
      const wanted = { ticket, query, file, range: request.headers.range, now };
      if (ticket.live === null) return sendOfLesson(media, reply, wanted);
      const played = await playedBy(ticket.live);
      if (played?.key !== key) return forbid(reply);
      return sendOfLive(media, reply, { ...wanted, startAt: played.startAt });
    },
  );
};
