import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { forwardedError } from './errors.ts';
import { headersBack, headersOn } from './headers.ts';

/** How long the back end may stay silent, in ms. */
const TIME_LIMIT = 15_000;
/** How long an idle connection is kept, in ms: shorter than servers keep theirs. */
const IDLE = 1500;

/** Forwarded pages are not ours, so they may run no script that could read a session. */
const FOREIGN_PAGE = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Upstream = {
  target: URL;
  agent: http.Agent;
  request: typeof http.request;
  timeLimit: number;
};

const upstreamAt = (origin: string, timeLimit: number): Upstream => {
  const target = new URL(origin);
  const { Agent, request } = target.protocol === 'https:' ? https : http;
  return { target, agent: new Agent({ keepAlive: true, timeout: IDLE }), request, timeLimit };
};

/** The back end's answer, its body still on the way. Refuses `upstreamDown`, `upstreamSlow`. */
const ask = ({ target, agent, request, timeLimit }: Upstream, reply: FastifyReply) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = reply.request;
    const outgoing = request({
      hostname: target.hostname,
      port: target.port,
      path: call.raw.url,
      method: call.method,
      headers: headersOn(call, target.host),
      agent,
    });
    const timer = setTimeout(
      () => outgoing.destroy(new RefusedError(callRefusals.upstreamSlow)),
      timeLimit,
    );
    outgoing.once('response', (answer) => {
      clearTimeout(timer);
      answer.setTimeout(timeLimit, () =>
        answer.destroy(new RefusedError(callRefusals.upstreamSlow)),
      );
      resolve(answer);
    });
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      // the rest of the caller's body is read and dropped, so that the caller can read the refusal
      call.raw.unpipe(outgoing).resume();
      call.log.warn({ err: error, url: call.url }, 'back end not reached');
      reject(error instanceof RefusedError ? error : new RefusedError(callRefusals.upstreamDown));
    });
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) outgoing.destroy();
    });
    call.raw.pipe(outgoing);
  });

/**
 * Sends every call, login pages, uploads and streams to an existing back end at `origin`, streaming both ways. What cannot be
 * reached is an envelope with 502, what stays silent for `timeLimit` ms one with 504; HTTP errors
 * keep their status and become envelopes where they are none.
 */
export const forwardCalls = (
  app: FastifyInstance,
  origin: string,
  timeLimit: number = TIME_LIMIT,
): void => {
  const upstream = upstreamAt(origin, timeLimit);
  app.addHook('onClose', async () => upstream.agent.destroy());
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await ask(upstream, reply);
      const status = answer.statusCode ?? 502;
      reply.code(status).headers(headersBack(answer.headers));
      if (request.method !== 'POST') reply.header('content-security-policy', FOREIGN_PAGE);
      return status < 400 ? reply.send(answer) : forwardedError(reply, answer);
    };
    const asItComes = { compress: false } as const;
    for (const path of ['/:version(^v\\d+$)/*', '/vb/*']) scope.post(path, asItComes, pass);
    // the back end also serves the messenger's consent page, members' pictures and lesson streams
    for (const path of ['/auth/*', '/uploads/*', '/stream/*']) scope.get(path, asItComes, pass);
  });
};
