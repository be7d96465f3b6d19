import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { RefusedError } from '../endpoint/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Pick<Endpoint, 'timeLimit' | 'silenceLimit'> {}
}

/** How long a request may take, how long nothing of it may come, and how often that is looked after; in ms. */
type Limits = { request: number; pause: number; look: number };

/** A body on its way; times in ms. */
type Body = {
  reply: FastifyReply;
  timeLimit: number;
  silenceLimit: number;
  /** How long it has taken, and how long nothing of it has come, as of `seenAt`. */
  taken: number;
  silent: number;
  seenAt: number;
  /** The bytes that its connection had brought by then. */
  read: number;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether it is the server that takes no more at the moment. */
const isFull = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

/** Counts the time since the last look, of which no more than `look` was the caller's: the rest the server was busy. */
const count = (raw: IncomingMessage, body: Body, look: number): void => {
  const now = performance.now();
  const passed = isFull(raw) ? 0 : Math.min(now - body.seenAt, look);
  const { bytesRead: read } = raw.socket;
  body.taken += passed;
  body.silent = read === body.read ? body.silent + passed : 0;
  body.seenAt = now;
  body.read = read;
};

/** Ends what reads the body with `tooSlow`; true where there was somebody to end. */
const refuse = (raw: IncomingMessage, { reply }: Body): boolean => {
  if (reply.raw.writableEnded) raw.socket.destroy();
  else if (raw.listenerCount('error') === 0) return false;
  else {
    reply.header('connection', 'close');
    // destroyed, the request would take its connection along, and with it the answer
    raw.emit('error', new RefusedError(callRefusals.tooSlow));
  }
  return true;
};

/**
 * Refuses with `tooSlow` what is not read within the time limits of its route, of which endpoints are the
 * source: one of the whole request, one of the time in which nothing of it comes.
 */
export const limitSlowBodies = (app: FastifyInstance, { request, pause, look }: Limits): void => {
  const open = new Map<IncomingMessage, Body>();
  app.addHook('onRequest', (call, reply, done) => {
    if (!hasBody(call)) return done();
    const { raw, routeOptions } = call;
    const { timeLimit = request, silenceLimit = pause } = routeOptions.config;
    const { bytesRead: read } = raw.socket;
    const begun = { taken: 0, silent: 0, seenAt: performance.now(), read };
    open.set(raw, { reply, timeLimit, silenceLimit, ...begun });
    const close = () => void open.delete(raw);
    raw.once('end', close).once('close', close);
    done();
  });
  const lookAfter = (): void => {
    for (const [raw, body] of open) {
      count(raw, body, look);
      const isLate = body.taken > body.timeLimit || body.silent > body.silenceLimit;
      if (isLate && refuse(raw, body)) open.delete(raw);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(lookAfter, look).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
