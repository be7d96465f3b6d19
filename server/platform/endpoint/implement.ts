import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Data, Endpoint, Payload } from '../../../schemas/define-endpoint.ts';
import { CARD_HEADER, SUCCESS } from '../../../schemas/envelope.ts';
import type { Database } from '../../db/database.ts';
import { holdsCard } from '../auth/card.ts';
import { hashOf, type Member, memberOf } from '../auth/session.ts';
import { cacheFor } from './cache-for.ts';
import { type Context, forMember, headerToken, type SharedContext } from './context.ts';
import { RefusedError } from './errors.ts';
import { holdToList } from './listed-refusals.ts';
import { readPayload } from './read-payload.ts';

/**
 * What a domain is mounted on. `clock` gives ms. `listedRefusals`: an endpoint that lists its
 * refusals fails where it refuses anything else, as tests want it.
 */
export type Host = {
  app: FastifyInstance;
  db: Database;
  clock: () => number;
  listedRefusals?: boolean;
};

type Verb<P, D> = (context: Context, payload: P) => D | Promise<D>;
type Expiring<P, D> = { each: Verb<P, D>; expire: number };
type Shared<D> = { shared: (context: SharedContext) => Promise<D>; expire?: number };

/** For every endpoint of a table exactly one verb; a gap or a wrong type does not compile. */
export type Handlers<A extends Record<string, Endpoint>> = {
  [K in keyof A]:
    | Verb<Payload<A[K]>, Data<A[K]>>
    | Expiring<Payload<A[K]>, Data<A[K]>>
    | Shared<Data<A[K]>>;
};

/**
 * An answer that is the same for everybody and depends on no payload: read at most ten times a
 * second, however many ask. `expire` (ms) goes out with it (wire rule 21).
 */
export const shared = <D>(
  load: (context: SharedContext) => Promise<D>,
  expire?: number,
): Shared<D> => ({ shared: load, ...(expire === undefined ? {} : { expire }) });

/** A verb whose answers go out with `expire` (ms), since clients would keep them (wire rule 21). */
export const expiring = <P, D>(each: Verb<P, D>, expire: number): Expiring<P, D> => ({
  each,
  expire,
});

/** A verb that only members call. */
export const ofMember =
  <P, D>(verb: (context: Context<Member>, payload: P) => D | Promise<D>): Verb<P, D> =>
  (context, payload) =>
    verb(forMember(context), payload);

const answer = (endpoint: Endpoint, data: unknown, expire?: number): string =>
  JSON.stringify({
    code: Number(SUCCESS),
    msg: '成功',
    data: z.encode(endpoint.data, data),
    expire,
  });

const payloadOf = (endpoint: Endpoint, body: unknown): unknown =>
  readPayload(endpoint.payload, body ?? {});

const contextOf = async ({ db, clock }: Host, request: FastifyRequest): Promise<Context> => {
  const now = clock();
  const token = headerToken(request);
  const member = await memberOf(db, token, now);
  const session = token ? hashOf(token) : '';
  return { db, member, now, log: request.log, ip: request.ip, session };
};

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

const respondShared = (host: Host, endpoint: Endpoint, entry: Shared<unknown>): Respond => {
  const load = cacheFor(async () => {
    const data = await entry.shared({ db: host.db, now: host.clock() });
    return answer(endpoint, data, entry.expire);
  });
  return (request) => {
    payloadOf(endpoint, request.body);
    return load();
  };
};

/** Whoever was disabled while logged in changes nothing any more. Refuses `memberDisabled`. */
const mayCall = ({ changes, whenDisabled }: Endpoint, { disabled }: Member): void => {
  if (disabled && changes && !whenDisabled) throw new RefusedError(callRefusals.memberDisabled);
};

const respondEach =
  (host: Host, endpoint: Endpoint, verb: Verb<unknown, unknown>, expire?: number): Respond =>
  async (request, reply) => {
    const context = await contextOf(host, request);
    if (context.member) reply.header(CARD_HEADER, holdsCard(context) ? '1' : '0');
    if (endpoint.access === 'member') mayCall(endpoint, forMember(context).member);
    const data = await verb(context, payloadOf(endpoint, request.body));
    return answer(endpoint, data, expire);
  };

type Handler = Verb<unknown, unknown> | Expiring<unknown, unknown> | Shared<unknown>;

const plainResponder = (host: Host, endpoint: Endpoint, entry: Handler): Respond => {
  if (typeof entry === 'function') return respondEach(host, endpoint, entry);
  if ('shared' in entry) return respondShared(host, endpoint, entry);
  return respondEach(host, endpoint, entry.each, entry.expire);
};

const responder = (host: Host, endpoint: Endpoint, entry: Handler): Respond => {
  const respond = plainResponder(host, endpoint, entry);
  if (!host.listedRefusals || !endpoint.refusals) return respond;
  return (request, reply) => holdToList(endpoint, () => respond(request, reply));
};

const mount = (host: Host, endpoint: Endpoint, respond: Respond, bodyLimit?: number): void => {
  const [path = '', search = ''] = endpoint.path.split('?');
  const wanted = [...new URLSearchParams(search)];
  host.app.post<{ Querystring: Record<string, unknown> }>(
    path,
    bodyLimit === undefined ? {} : { bodyLimit },
    async (request, reply: FastifyReply) => {
      if (wanted.some(([name, value]) => request.query[name] !== value))
        throw new RefusedError(callRefusals.noSuchCall);
      const body = await respond(request, reply);
      return reply.header('content-type', 'application/json; charset=utf-8').send(body);
    },
  );
};

/**
 * Serves an endpoint table: reads payloads, asks for a session where the endpoint is members',
 * and wraps what the verbs return into `{ code, msg, data }` (wire rule 1).
 * `bodyLimits`: calls that may send more than the others, in bytes.
 */
export const implement = <A extends Record<string, Endpoint>>(
  host: Host,
  api: A,
  handlers: Handlers<A>,
  bodyLimits: { readonly [K in keyof A]?: number } = {},
): void => {
  for (const [name, endpoint] of Object.entries(api)) {
    // the type of `handlers` ties every verb to its endpoint; a loop cannot keep the pairs
    const entry = handlers[name] as unknown as Handler;
    mount(host, endpoint, responder(host, endpoint, entry), bodyLimits[name]);
  }
};
