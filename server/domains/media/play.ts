import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listMedia } from '#schemas/media/desk-endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { hasRight } from '../../platform/endpoint/rights.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { sandboxPolicy } from '../../platform/http/content-policy.ts';
import { type ByteRange, byteRange } from '../../platform/streams/byte-range.ts';
import { endingOf } from '../../platform/streams/bytes.ts';
import { streamTypes } from '../../platform/streams/serve.ts';
import { PLAYLIST, type Streams, ticketQuery } from '../../platform/streams/streams.ts';
import { ticketedPlaylist } from '../../platform/streams/ticketed-playlist.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { operatorOf } from '../operator/index.ts';

const PREFIX = '/operator/api/media-play/';
const LIFE = 30 * MINUTE;
const TICKET = /^([\da-f]{64})\.([\da-z]{1,10})\.([\w-]{43})$/;

type Stored = Pick<typeof mediaFile.$inferSelect, 'key' | 'stream'>;
type Row = Stored & Pick<typeof mediaFile.$inferSelect, 'kind' | 'state'>;
type Stores = Pick<Services, 'media' | 'streams'>;

const sealOf = (secret: Secret, key: string, session: string, until: string): string =>
  secret.hash('media', key, session, until);

const isPieces = async (streams: Streams, { kind, state, stream }: Row): Promise<boolean> =>
  kind === 'video' && state === 'ready' && stream !== '' && (await streams.airs(stream));

/**
 * Where an operator plays a file while the session lasts: its stream once that is made, before as it was sent; '' for what
 * does not play.
 */
export const playAddress = async (
  { secret, streams }: Pick<Services, 'secret' | 'streams'>,
  { session, now }: Pick<OperatorContext, 'session' | 'now'>,
  row: Row,
): Promise<string> => {
  const { key, kind, state } = row;
  const plays =
    (kind === 'video' || kind === 'audio') && (state === 'ready' || state === 'processing');
  if (!plays) return '';
  const path = (await isPieces(streams, row)) ? [key, PLAYLIST].join('/') : key;
  const until = ((Math.floor(now / LIFE) + 2) * LIFE).toString(36);
  return `${PREFIX}${path}?t=${session}.${until}.${sealOf(secret, key, session, until)}`;
};

/** What was sent, or the whole stream where nothing else was stored. */
const playedFile = async ({ media, streams }: Stores, { key, stream }: Stored) => {
  const size = await media.size(key);
  if (size !== undefined) return { size, read: (range: ByteRange) => media.read(key, range) };
  return stream === '' ? undefined : streams.find(stream, 'whole.mp4');
};

/** As `playAddress`, and '' where nothing is stored that plays. */
export const testPlay = async (
  services: Stores & Pick<Services, 'secret'>,
  context: Pick<OperatorContext, 'session' | 'now'>,
  row: Row,
): Promise<string> =>
  (await isPieces(services.streams, row)) || (await playedFile(services, row))
    ? playAddress(services, context, row)
    : '';

const sessionIn = (secret: Secret, key: string, ticket: unknown, now: number): string => {
  const [, session = '', until = '', seal = ''] = TICKET.exec(String(ticket)) ?? [];
  if (session === '' || Number.parseInt(until, 36) <= now) return '';
  return isSameText(seal, sealOf(secret, key, session, until)) ? session : '';
};

type PlayRoute = { Params: { key: string; file?: string }; Querystring: Record<string, unknown> };

type Bytes = { size: number; type: string; read: (range: ByteRange) => Promise<Readable> };

const sendBytes = async (
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { size, type, read }: Bytes,
) => {
  const wanted = byteRange(headers.range, size);
  if (wanted === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = wanted ?? { start: 0, end: size - 1 };
  const bytes = await read({ start, end });
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .headers({ 'content-type': type, 'content-length': end - start + 1, 'accept-ranges': 'bytes' })
    .send(bytes);
};

export const servePlay = (
  { app, db, clock, secret }: Pick<Host, 'app' | 'db' | 'clock' | 'secret'>,
  { media, streams }: Stores,
): void => {
  const notFound = new RefusedError(callRefusals.noSuchPage);
  /** Refuses `noSuchPage` for whoever may not look at the library. */
  const rowFor = async ({ params: { key }, query }: FastifyRequest<PlayRoute>): Promise<Row> => {
    const now = clock();
    const session = sessionIn(secret, key, query.t, now);
    const operator = session ? await operatorOf(db, session, now) : null;
    if (!hasRight(listMedia.access.operator, operator)) throw notFound;
    const [row] = await db.select().from(mediaFile).where(eq(mediaFile.key, key));
    if (!row) throw notFound;
    return row;
  };
  const headers = {
    'cache-control': 'private, no-store',
    'content-security-policy': sandboxPolicy,
  };
  app.get<PlayRoute>(`${PREFIX}:key`, { compress: false }, async (request, reply) => {
    const row = await rowFor(request);
    const found = await playedFile({ media, streams }, row);
    if (!found) throw notFound;
    const type = row.kind === 'audio' ? 'audio/mpeg' : 'video/mp4';
    return sendBytes(request, reply.headers(headers), { ...found, type });
  });
  app.get<PlayRoute>(`${PREFIX}:key/:file`, { compress: false }, async (request, reply) => {
    const row = await rowFor(request);
    const { file = '' } = request.params;
    if (!(await isPieces(streams, row))) throw notFound;
    reply.headers(headers);
    const type = streamTypes[endingOf(file)] ?? '';
    if (file.endsWith('.m3u8')) {
      const query = ticketQuery(String(request.query.t));
      const wish = { stream: row.stream, limit: null, file, query };
      const text = await ticketedPlaylist(streams, wish);
      if (text === undefined) throw notFound;
      return reply.header('content-type', type).send(text);
    }
    const found = await streams.find(row.stream, file);
    if (!found) throw notFound;
    return sendBytes(request, reply, { ...found, type });
  });
};
