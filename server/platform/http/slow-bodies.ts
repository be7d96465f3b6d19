import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { RefusedError } from '../endpoint/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Pick<Endpoint, 'timeLimit' | 'silenceLimit'> {}
}

type Limits = { request: number; pause: number; look: number };

type Body = {
  reply: FastifyReply;
  timeLimit: number;
  silenceLimit: number;
  taken: number;
  silent: number;
  seenAt: number;
  read: number;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isFull = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

/** At most `look` of the time since the last check is the caller's: for the rest the server was busy. */
const count = (raw: IncomingMessage, body: Body, look: number): void => {
  const now = performance.now();
  const passed = isFull(raw) ? 0 : Math.min(now - body.seenAt, look);
  const { bytesRead: read } = raw.socket;
  body.taken += passed;
  body.silent = read === body.read ? body.silent + passed : 0;
  body.seenAt = now;
  body.read = read;
};

/** Ends what reads the body with `tooSlow`; false where nothing reads it. */
const refuse = (raw: IncomingMessage, { reply }: Body): boolean => {
  if (reply.raw.writableEnded) raw.socket.destroy();
  else if (raw.listenerCount('error') === 0) return false;
  else {
    reply.header('connection', 'close');
    // destroying the request would close its connection, and with it lose the answer
    raw.emit('error', new RefusedError(callRefusals.tooSlow));
  }
  return true;
};

/**
 * Refuses with `tooSlow` a body that exceeds the time limits of its route, which its endpoint sets: one for the whole
 * request, one for a pause.
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
