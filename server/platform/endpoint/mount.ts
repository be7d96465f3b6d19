import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isBatchable } from '#schemas/wire/batchable.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { RefusedError } from './errors.ts';

export type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<string | Readable>;

export const envelopeOf = (endpoint: Endpoint, data: unknown, expire?: number): string =>
  JSON.stringify({
    code: Number(SUCCESS),
    msg: '成功',
    data: z.encode(endpoint.data, data),
    expire,
  });

const operatorChanges = new WeakSet<FastifyRequest>();

/** Only of a change that succeeded. */
export const isOperatorChange = (request: FastifyRequest): boolean => operatorChanges.has(request);

const batchable = new WeakMap<object, Set<string>>();

/** Whether this server answers the call at `path`, as on the wire, and it may travel in a batch. */
export const answersInBatch = ({ server }: FastifyInstance, path: string): boolean =>
  batchable.get(server)?.has(path) ?? false;

export const mount = (app: FastifyInstance, endpoint: Endpoint, respond: Respond): void => {
  const [path = '', search = ''] = endpoint.path.split('?');
  const wanted = [...new URLSearchParams(search)];
  const { access, bodyLimit, changes, idempotent, timeLimit, silenceLimit } = endpoint;
  const limits = {
    ...(timeLimit === undefined ? {} : { timeLimit }),
    ...(silenceLimit === undefined ? {} : { silenceLimit }),
  };
  if (isBatchable(endpoint))
    batchable.set(app.server, (batchable.get(app.server) ?? new Set()).add(endpoint.path));
  const config = { reads: !(changes || idempotent), ...limits };
  app.post<{ Querystring: Record<string, unknown> }>(
    path,
    bodyLimit === undefined ? { config } : { config, bodyLimit },
    async (request, reply: FastifyReply) => {
      if (wanted.some(([name, value]) => request.query[name] !== value))
        throw new RefusedError(callRefusals.noSuchCall);
      reply.header('cache-control', 'no-store');
      const body = await respond(request, reply);
      if (!config.reads && typeof access === 'object' && access.operator)
        operatorChanges.add(request);
      if (!(body instanceof Readable))
        return reply.header('content-type', 'application/json; charset=utf-8').send(body);
      // a proxy that buffers answers would hold the events back
      reply.header('x-accel-buffering', 'no');
      const type = reply.getHeader('content-type') ?? 'text/event-stream; charset=utf-8';
      return reply.header('content-type', type).send(body);
    },
  );
};
