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
import { MINUTE } from '../../platform/time/durations.ts';
import { operatorOf } from '../operator/index.ts';

const PREFIX = '/operator/api/media-play/';
const LIFE = 30 * MINUTE;
const TICKET = /^([\da-f]{64})\.([\da-z]{1,10})\.([\w-]{43})$/;

type Row = Pick<typeof mediaFile.$inferSelect, 'key' | 'kind' | 'state'>;
type Stored = Pick<typeof mediaFile.$inferSelect, 'key' | 'stream'>;
type Stores = Pick<Services, 'media' | 'streams'>;

const sealOf = (secret: Secret, key: string, session: string, until: string): string =>
  secret.hash('media', key, session, until);

/** Where an operator plays what was sent, as it was sent, while the session lasts; '' for what does not play. */
export const playAddress = (
  secret: Secret,
  { session, now }: Pick<OperatorContext, 'session' | 'now'>,
  { key, kind, state }: Row,
): string => {
  const plays =
    (kind === 'video' || kind === 'audio') && (state === 'ready' || state === 'processing');
  if (!plays) return '';
  const until = ((Math.floor(now / LIFE) + 2) * LIFE).toString(36);
  return `${PREFIX}${key}?t=${session}.${until}.${sealOf(secret, key, session, until)}`;
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
  row: Row & Stored,
): Promise<string> =>
  (await playedFile(services, row)) ? playAddress(services.secret, context, row) : '';

const sessionIn = (secret: Secret, key: string, ticket: unknown, now: number): string => {
  const [, session = '', until = '', seal = ''] = TICKET.exec(String(ticket)) ?? [];
  if (session === '' || Number.parseInt(until, 36) <= now) return '';
  return isSameText(seal, sealOf(secret, key, session, until)) ? session : '';
};

type PlayRoute = { Params: { key: string }; Querystring: Record<string, unknown> };

export const servePlay = (
  { app, db, clock, secret }: Pick<Host, 'app' | 'db' | 'clock' | 'secret'>,
  { media, streams }: Stores,
): void => {
  const notFound = new RefusedError(callRefusals.noSuchPage);
  app.get<PlayRoute>(
    `${PREFIX}:key`,
    { compress: false },
    async (request: FastifyRequest<PlayRoute>, reply: FastifyReply) => {
      const { key } = request.params;
      const now = clock();
      const session = sessionIn(secret, key, request.query.t, now);
      const operator = session ? await operatorOf(db, session, now) : null;
      if (!hasRight(listMedia.access.operator, operator)) throw notFound;
      const [row] = await db.select().from(mediaFile).where(eq(mediaFile.key, key));
      const found = row && (await playedFile({ media, streams }, row));
      if (!row || !found) throw notFound;
      const { size } = found;
      const wanted = byteRange(request.headers.range, size);
      if (wanted === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${size}`).send();
      const { start, end } = wanted ?? { start: 0, end: size - 1 };
      const bytes = await found.read({ start, end });
      if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      return reply
        .headers({
          'content-type': row.kind === 'audio' ? 'audio/mpeg' : 'video/mp4',
          'content-length': end - start + 1,
          'accept-ranges': 'bytes',
          'cache-control': 'private, no-store',
          'content-security-policy': sandboxPolicy,
        })
        .send(bytes);
    },
  );
};
