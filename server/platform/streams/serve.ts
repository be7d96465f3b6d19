import type { FastifyInstance, FastifyReply } from 'fastify';
import { RETRY_AFTER } from '../http/error-answers.ts';
import { SECOND } from '../time/durations.ts';
import { byteRange } from './byte-range.ts';
import { bodyOf, endingOf, type Media, openBytes, type SentFile } from './bytes.ts';
import { lengthOf, writeLivePlaylist, writePremierePlaylist } from './playlist.ts';
import { PLAYLIST, STREAM_PREFIX, ticketQuery } from './streams.ts';
import { ticketedPlaylist } from './ticketed-playlist.ts';
import { type FindTicket, type StreamTicket, TICKET_LIFE } from './tickets.ts';

/** Live since `startAt` (ms), `once` or repeated; the whole of it where that is null. */
export type PlayedStream = { key: string; startAt: number | null; once: boolean };

export type StreamServices = Media & {
  findTicket: FindTicket;
  playedBy: (live: number) => Promise<PlayedStream | undefined>;
};

export const streamTypes: Record<string, string> = {
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
/** Bought lessons are sent only if that is recorded, so without a database playing waits. */
const unavailable = (reply: FastifyReply) =>
  tell(reply.header('retry-after', RETRY_AFTER), 503, '暂时无法播放，请稍后重试');
const missing = (reply: FastifyReply) => tell(reply, 404, '没有这个媒体文件');

const sendBytes = async (
  media: Media,
  reply: FastifyReply,
  sent: SentFile,
): Promise<FastifyReply> => {
  const { size, range } = sent;
  const wanted = byteRange(range, size);
  if (wanted === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    return tell(reply, 416, '没有这一段内容');
  }
  const bytes = wanted ?? { start: 0, end: size - 1 };
  const body = await bodyOf(media, reply, sent, bytes).catch((error: unknown) => {
    reply.log.error({ err: error }, 'what is sent could not be recorded or read');
    return undefined;
  });
  if (body === undefined) return unavailable(reply);
  if (body === null) return forbid(reply);
  if ('address' in body)
    return reply
      .removeHeader('content-type')
      .header('cache-control', 'no-store')
      .redirect(body.address);
  const { start, end } = bytes;
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.headers({ 'accept-ranges': 'bytes', 'content-length': end - start + 1 }).send(body);
};

type FileQuery = {
  ticket: StreamTicket;
  query: string;
  file: string;
  range: string | undefined;
  now: number;
};

const isPlaylist = (file: string): boolean => endingOf(file) === 'm3u8';

const sendPlaylist = async (
  streams: Media['streams'],
  reply: FastifyReply,
  { ticket, query, file }: FileQuery,
) => {
  const text = await ticketedPlaylist(streams, { ...ticket, query, file });
  return text === undefined ? missing(reply) : reply.send(text);
};

const sendOfLesson = async (media: Media, reply: FastifyReply, fileQuery: FileQuery) => {
  const { streams } = media;
  const { ticket, file } = fileQuery;
  const found = await streams.find(ticket.stream, file);
  if (!found) return missing(reply);
  if (isPlaylist(file)) return sendPlaylist(streams, reply, fileQuery);
  const size = await openBytes(streams, ticket, file, found.size);
  return size === 0 ? forbid(reply) : sendBytes(media, reply, { ...fileQuery, found, size });
};

/**
 * Segments are served only while the stream's playlist names them. What is live plays one quality, since two whose segments differ
 * cannot be numbered alike; a replay plays all.
 */
const sendOfLive = async (
  media: Media,
  reply: FastifyReply,
  fileQuery: FileQuery & Omit<PlayedStream, 'key'>,
) => {
  const { streams } = media;
  const { ticket, query, file, startAt, once, now } = fileQuery;
  const looped = startAt === null ? file : PLAYLIST;
  const segments = await streams.segments(ticket.stream, looped);
  if (isPlaylist(file) && lengthOf(segments) > 0) {
    reply.header('cache-control', 'no-store');
    if (startAt === null) return sendPlaylist(streams, reply, fileQuery);
    if (file !== PLAYLIST) return missing(reply);
    const write = once ? writePremierePlaylist : writeLivePlaylist;
    return reply.send(write(segments, { startAt, now }, query));
  }
  const listed = segments.some((segment) => segment.file === file);
  const found = listed ? await streams.find(ticket.stream, file) : undefined;
  return found
    ? sendBytes(media, reply, { ...fileQuery, found, size: found.size })
    : missing(reply);
};

/**
 * Serves streams under `/stream/<key>/` to holders of a ticket; playlists name their segments with the same ticket.
 * Beyond a trial the playlist ends, and later segments are answered with 403, as are tickets that are unknown or have
 * expired, those of an ended session, of closed or refunded content, and of a broadcast that plays something else by
 * now.
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
        'content-type': streamTypes[endingOf(file)] ?? 'application/octet-stream',
        'cache-control': `private, max-age=${TICKET_LIFE / SECOND}`,
      });
      const query = ticketQuery(String(t));
      const fileQuery = { ticket, query, file, range: request.headers.range, now };
      if (ticket.live === null) return sendOfLesson(media, reply, fileQuery);
      const played = await playedBy(ticket.live);
      if (played?.key !== key) return forbid(reply);
      const { startAt, once } = played;
      return sendOfLive(media, reply, { ...fileQuery, startAt, once });
    },
  );
};
