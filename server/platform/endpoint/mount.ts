import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { SUCCESS } from '../../../schemas/envelope.ts';
import { RefusedError } from './errors.ts';

/** Gives the whole answer to a call. */
export type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/** Data as an endpoint's answer: `{ code, msg, data }`, and for how long it holds, in ms. */
export const envelopeOf = (endpoint: Endpoint, data: unknown, expire?: number): string =>
  JSON.stringify({
    code: Number(SUCCESS),
    msg: '成功',
    data: z.encode(endpoint.data, data),
    expire,
  });

/** Has calls of an endpoint's path, and of its query where it names one, answered by `respond`. */
export const mount = (app: FastifyInstance, endpoint: Endpoint, respond: Respond): void => {
  const [path = '', search = ''] = endpoint.path.split('?');
  const wanted = [...new URLSearchParams(search)];
  const { bodyLimit, changes, idempotent } = endpoint;
  const config = { reads: !(changes || idempotent) };
  app.post<{ Querystring: Record<string, unknown> }>(
    path,
    bodyLimit === undefined ? { config } : { config, bodyLimit },
    async (request, reply: FastifyReply) => {
      if (wanted.some(([name, value]) => request.query[name] !== value))
        throw new RefusedError(callRefusals.noSuchCall);
      reply.header('cache-control', 'no-store');
      const body = await respond(request, reply);
      return reply.header('content-type', 'application/json; charset=utf-8').send(body);
    },
  );
};
