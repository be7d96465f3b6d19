import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { asItIs, spelled } from './address.ts';
import { bodyLength, headersOn } from './headers.ts';

/** In ms; shorter than servers keep idle connections. */
const IDLE = 1500;

/** How long `tell` waits for an answer, in ms. */
const HEARD = 2000;

export type Upstream = {
  /** The answer with its body still streaming. Refuses `upstreamDown`, `upstreamSlow`. */
  ask: (call: FastifyRequest, reply: FastifyReply) => Promise<Dispatcher.ResponseData>;
  /** Tells it of a call that was answered here, with this JSON; its answer is ignored. */
  tell: (call: FastifyRequest, json: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A copy of the body: when a caller gives up, this stream ends and not the caller's connection. */
const bodyOf = (call: FastifyRequest): PassThrough | null => {
  if (bodyLength(call) === 0) return null;
  const body = new PassThrough();
  // without a listener the error would be thrown; the call itself reports it
  body.on('error', () => {});
  call.raw.once('error', (error) => body.destroy(error));
  return call.raw.pipe(body);
};

const TIMEOUTS = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TIMEOUTS.some((code) => code === error.code);

const refusalOf = (error: unknown): RefusedError => {
  if (error instanceof RefusedError) return error;
  return new RefusedError(
    tookTooLong(error) ? callRefusals.upstreamSlow : callRefusals.upstreamDown,
  );
};

const whileConnected = ({ raw }: FastifyReply): AbortSignal => {
  const control = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort();
  });
  return control.signal;
};

export const upstreamAt = (origin: string, timeLimit: number): Upstream => {
  // loaded here, since a server with a back end of its own never needs it
  const opened = import('undici').then(
    ({ Pool }) =>
      new Pool(origin, {
        connect: { timeout: timeLimit },
        headersTimeout: timeLimit,
        bodyTimeout: timeLimit,
        keepAliveTimeout: IDLE,
        keepAliveMaxTimeout: IDLE,
      }),
  );
  const ask: Upstream['ask'] = async (call, reply) => {
    const signal = whileConnected(reply);
    const body = bodyOf(call);
    try {
      const path = spelled(asItIs(call.url));
      // forwarded routes take no other methods
      const method = call.method as Dispatcher.HttpMethod;
      const pool = await opened;
      return await pool.request({ path, method, headers: headersOn(call), body, signal });
    } catch (error) {
      // the rest of the caller's body is read and dropped, so that the caller can read the refusal
      call.raw.resume();
      const isCallers = signal.aborted || error instanceof RefusedError;
      if (!isCallers)
        call.log.warn({ err: error, route: call.routeOptions.url }, 'back end not reached');
      throw refusalOf(error);
    }
  };
  const tell: Upstream['tell'] = async (call, json) => {
    const { 'content-encoding': _, ...headers } = headersOn(call);
    const length = String(Buffer.byteLength(json));
    try {
      const pool = await opened;
      const { body } = await pool.request({
        path: spelled(call.url),
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
        body: json,
        signal: AbortSignal.timeout(Math.min(HEARD, timeLimit)),
      });
      await body.dump();
    } catch {
      // best effort: the call has been answered here
    }
  };
  return { ask, tell, close: async () => (await opened).close() };
};
