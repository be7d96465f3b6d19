import { Readable } from 'node:stream';
import type { Data, Endpoint } from '#schemas/wire/define-endpoint.ts';
import { cacheFor } from './cache-for.ts';
import type { Context } from './context.ts';
import type { Host } from './host.ts';
import { envelopeOf, mount, type Respond } from './mount.ts';
import { overLine } from './over-line.ts';
import { payloadOf } from './payload-of.ts';
import { pipeline } from './pipeline.ts';
import type { Expiring, Shared } from './shared.ts';
import type { Streamed } from './streamed.ts';
import { type Steps, steps, type Verb } from './verb.ts';

type Handler<E extends Endpoint> = Verb<E> | Steps<E> | Expiring<Verb<E>> | Streamed<Verb<E>>;

/** Exactly one verb per endpoint of a table; a gap or a wrong type does not compile. */
export type Handlers<A extends Record<string, Endpoint>> = {
  [K in keyof A]: A[K]['access'] extends 'public'
    ? Handler<A[K]> | Shared<Data<A[K]>>
    : Handler<A[K]>;
};

type AnyHandler = Handler<Endpoint> | Shared<unknown>;

const respondEach = (
  host: Host,
  endpoint: Endpoint,
  verb: Verb<Endpoint> | Steps<Endpoint>,
  expire?: number,
): Respond => {
  const inSteps = typeof verb === 'function' ? steps(endpoint, { run: verb }) : verb;
  const carryOut = pipeline(host, endpoint, inSteps);
  return async (request, reply) => envelopeOf(endpoint, await carryOut(request, reply), expire);
};

const respondStreamed = (
  host: Host,
  endpoint: Endpoint,
  { once, stream, type }: Streamed<Verb<Endpoint>>,
): Respond => {
  const run: Verb<Endpoint> = (context, payload) =>
    context.headers.accept === type ? stream(context) : once(context, payload);
  const carryOut = pipeline(host, endpoint, steps(endpoint, { run }));
  return async (request, reply) => {
    const given = await carryOut(request, reply);
    return given instanceof Readable ? given : envelopeOf(endpoint, given);
  };
};

const respondShared = (host: Host, endpoint: Endpoint, entry: Shared<unknown>): Respond => {
  const { expire } = entry;
  const load = cacheFor(async () => {
    const data = await overLine(host.line, true, () =>
      entry.shared({ db: host.db, now: host.clock() }),
    );
    return { data, envelope: envelopeOf(endpoint, data, expire) };
  });
  return async (request, reply) => {
    payloadOf(endpoint, request.body);
    const { data, envelope } = await load();
    if (!entry.fit) return envelope;
    // a shared answer is public, so its callers are learners
    const admitted = () => host.admit(request, reply, endpoint) as Promise<Context>;
    const caller = () => overLine(host.line, true, admitted);
    const own = await entry.fit({ now: host.clock(), headers: request.headers, caller }, data);
    return own === data ? envelope : envelopeOf(endpoint, own, expire);
  };
};

const responder = (host: Host, endpoint: Endpoint, entry: AnyHandler): Respond => {
  if ('shared' in entry) return respondShared(host, endpoint, entry);
  if ('stream' in entry) return respondStreamed(host, endpoint, entry);
  if ('each' in entry) return respondEach(host, endpoint, entry.each, entry.expire);
  return respondEach(host, endpoint, entry);
};

/**
 * Serves an endpoint table: each call passes what its endpoint declares (`pipeline`), and the verb's result is
 * wrapped into `{ code, msg, data }` (wire rule 1).
 */
export const implement = <A extends Record<string, Endpoint>>(
  host: Host,
  api: A,
  handlers: Handlers<A>,
): void => {
  for (const [name, endpoint] of Object.entries(api)) {
    // the type of `handlers` pairs each verb with its endpoint; a loop loses the pairs
    const entry = handlers[name] as unknown as AnyHandler;
    mount(host.app, endpoint, responder(host, endpoint, entry));
  }
};
