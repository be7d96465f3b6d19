import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Data, Endpoint } from '../../../schemas/define-endpoint.ts';
import { SUCCESS } from '../../../schemas/envelope.ts';
import { cacheFor } from './cache-for.ts';
import { RefusedError } from './errors.ts';
import type { Host } from './host.ts';
import { overLine } from './over-line.ts';
import { payloadOf } from './payload-of.ts';
import { pipeline } from './pipeline.ts';
import type { Expiring, Shared } from './shared.ts';
import { type Steps, steps, type Verb } from './verb.ts';

type Handler<E extends Endpoint> = Verb<E> | Steps<E> | Expiring<Verb<E>>;

/** Exactly one verb for every endpoint of a table; a gap or a wrong type does not compile. */
export type Handlers<A extends Record<string, Endpoint>> = {
  [K in keyof A]: A[K]['access'] extends 'public'
    ? Handler<A[K]> | Shared<Data<A[K]>>
    : Handler<A[K]>;
};

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
type AnyHandler = Handler<Endpoint> | Shared<unknown>;

const answer = (endpoint: Endpoint, data: unknown, expire?: number): string =>
  JSON.stringify({
    code: Number(SUCCESS),
    msg: '成功',
    data: z.encode(endpoint.data, data),
    expire,
  });

const respondShared = (host: Host, endpoint: Endpoint, entry: Shared<unknown>): Respond => {
  const load = cacheFor(async () => {
    const data = await overLine(host.line, true, () =>
      entry.shared({ db: host.db, now: host.clock() }),
    );
    return answer(endpoint, data, entry.expire);
  });
  return (request) => {
    payloadOf(endpoint, request.body);
    return load();
  };
};

const respondEach = (
  host: Host,
  endpoint: Endpoint,
  verb: Verb<Endpoint> | Steps<Endpoint>,
  expire?: number,
): Respond => {
  const inSteps = typeof verb === 'function' ? steps(endpoint, { run: verb }) : verb;
  const carryOut = pipeline(host, endpoint, inSteps);
  return async (request, reply) => answer(endpoint, await carryOut(request, reply), expire);
};

const responder = (host: Host, endpoint: Endpoint, entry: AnyHandler): Respond => {
  if ('shared' in entry) return respondShared(host, endpoint, entry);
  if ('each' in entry) return respondEach(host, endpoint, entry.each, entry.expire);
  return respondEach(host, endpoint, entry);
};

const mount = ({ app }: Host, endpoint: Endpoint, respond: Respond): void => {
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

/**
 * Serves an endpoint table: every call goes through what its endpoint declares (`pipeline`), and
 * what its verb returns is wrapped into `{ code, msg, data }` (wire rule 1).
 */
export const implement = <A extends Record<string, Endpoint>>(
  host: Host,
  api: A,
  handlers: Handlers<A>,
): void => {
  for (const [name, endpoint] of Object.entries(api)) {
    // the type of `handlers` pairs every verb with its endpoint; a loop loses the pairs
    const entry = handlers[name] as unknown as AnyHandler;
    mount(host, endpoint, responder(host, endpoint, entry));
  }
};
