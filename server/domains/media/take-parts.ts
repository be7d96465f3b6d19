import { Server } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginDeskMedia } from '#schemas/media/desk-endpoints.ts';
import { beginMedia } from '#schemas/media/endpoints.ts';
import {
  LARGEST_PART,
  PARTS_OF_MEMBERS,
  PARTS_OF_OPERATORS,
  partLimits,
} from '#schemas/media/fields.ts';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { mediaFile } from '../../db/tables/media.ts';
import type { AnyContext } from '../../platform/endpoint/context.ts';
import { RefusedError, refusalAnswer, refusalOf } from '../../platform/endpoint/errors.ts';
import type { DomainHost, Host } from '../../platform/endpoint/host.ts';
import { overLine } from '../../platform/endpoint/over-line.ts';
import { assertRights } from '../../platform/endpoint/rights.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { sendRefusal } from '../../platform/http/error-answers.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import { FileLocker } from '../../platform/storage/file-lock.ts';
import { isMediaKey } from '../../platform/storage/media-store.ts';
import { isSender, type Library, libraryOfMember, libraryOfOperator } from './library.ts';
import { PartsStore } from './parts-store.ts';

/** In ms: how long a part that a further request ends may still write. */
const LOCK_DRAIN = 500;

type PartRoute = { Params: { key: string } };

const isTusError = (error: unknown): error is { status_code: number; body: string } =>
  typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error;

const libraryOf = async (context: AnyContext): Promise<Library> => {
  if ('operator' in context && context.operator) return libraryOfOperator(context.operator);
  if ('member' in context && context.member) return libraryOfMember(context.db, context.member);
  throw new RefusedError(mediaRefusals.partUnknown);
};

/** Whoever has left the workshop has no library. */
const isRefused = (error: unknown): undefined => {
  if (!(error instanceof RefusedError)) throw error;
};

/** Refuses `partUnknown` for everybody but the sender, who is still in that library. */
const assertSender = async (context: AnyContext, key: string): Promise<void> => {
  const unknown = new RefusedError(mediaRefusals.partUnknown);
  if (!isMediaKey(key)) throw unknown;
  const [row] = await context.db.select().from(mediaFile).where(eq(mediaFile.key, key));
  if (!row) throw unknown;
  const library = await libraryOf(context).catch(isRefused);
  if (!library || !isSender(library, row) || library.teacherId !== row.teacherId) throw unknown;
};

const assertPart = ({ method, headers }: FastifyRequest): void => {
  if (method !== 'PATCH') return;
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (!(length <= LARGEST_PART)) throw new RefusedError(mediaRefusals.partTooLarge);
};

const openTus = (host: Host, { media, mediaLocks }: Services): Server => {
  const { app, db, clock, capacity } = host;
  const store = new PartsStore(db, media, clock);
  return new Server({
    path: '/',
    datastore: store,
    locker: new FileLocker(mediaLocks),
    allowedOrigins: () => false,
    lockDrainTimeout: LOCK_DRAIN,
    disableTerminationForFinishedUploads: true,
    onUploadFinish: async (_request, { id }) => {
      await store.finish(id);
      return {};
    },
    onResponseError: (_request, error) => {
      if (isTusError(error)) return undefined;
      const refusal = refusalOf(error);
      if (refusal.name === 'diskFull') capacity.noteFull();
      if (!(error instanceof RefusedError)) app.log.error({ err: error }, 'part not taken');
      const { status, body } = refusalAnswer(refusal);
      return { status_code: status, body: JSON.stringify(body) };
    },
  });
};

const mountParts = (
  host: Host,
  tus: Server,
  { prefix, endpoint }: { prefix: string; endpoint: Endpoint },
): void => {
  const { line, limits, capacity } = host;
  const whose = typeof endpoint.access === 'object' ? 'staff' : 'learners';
  const assertRate = limitRate(limits, { path: prefix });
  const admit = async (request: FastifyRequest<PartRoute>, reply: FastifyReply): Promise<void> => {
    await overLine(line, true, async () => {
      const context = await host.admit(request, reply, endpoint);
      assertRights(endpoint, context);
      await assertRate(context);
      await assertSender(context, request.params.key);
    });
    assertPart(request);
    if (request.method === 'PATCH' && !capacity.has(whose))
      throw new RefusedError(callRefusals.diskFull);
  };
  const answer = async (request: FastifyRequest<PartRoute>, reply: FastifyReply) => {
    try {
      await admit(request, reply);
    } catch (error) {
      // tus takes any 200 for a part that was kept
      const refusal = refusalOf(error);
      if (refusal.status !== 200) throw error;
      return sendRefusal(reply, { ...refusal, status: 403 });
    }
    reply.header('cache-control', 'no-store').hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await tus.handle(request.raw, reply.raw);
    return reply;
  };
  host.app.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );
    scope.route<PartRoute>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${prefix}:key`,
      config: partLimits,
      handler: answer,
    });
  });
};

/** Takes parts of uploads by the tus protocol; `begin-media` and `/v1/media/begin` make the upload. */
export const takeParts = (host: DomainHost, services: Services): void => {
  const tus = openTus(host, services);
  mountParts(host, tus, { prefix: PARTS_OF_MEMBERS, endpoint: beginMedia });
  mountParts(host.console, tus, { prefix: PARTS_OF_OPERATORS, endpoint: beginDeskMedia });
};
