import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from './error-answers.ts';
import { passError } from './forwarded-errors.ts';

/** How long the back end may stay silent, in ms. */
export const TIME_LIMIT = 15_000;

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
];

const withoutHops = <H extends object>(headers: H): H =>
  // the same headers, fewer of them
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name.toLowerCase())),
  ) as H;

type Caller = { ip: string; host: string; protocol: string };

const forUpstream = <H extends object>({ ip, host, protocol }: Caller, headers: H) => ({
  ...withoutHops(headers),
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

// the proxy's types leave HTTP/2 open, and this server speaks HTTP/1 alone
const own = (reply: unknown): FastifyReply => reply as FastifyReply;

const tookTooLong = (error: Error): boolean => 'statusCode' in error && error.statusCode === 504;

/**
 * Sends every call to an existing back end at `origin` and streams its answers back. What cannot
 * be reached is an envelope with 502, what stays silent for `timeLimit` ms one with 504.
 */
export const forwardCalls = (
  app: FastifyInstance,
  origin: string,
  timeLimit: number = TIME_LIMIT,
): void => {
  app.register(httpProxy, {
    upstream: origin,
    routes: ['/:version(^v\\d+$)/*', '/vb/*'],
    httpMethods: ['POST'],
    disableRequestLogging: true,
    undici: {
      headersTimeout: timeLimit,
      bodyTimeout: timeLimit,
      connect: { timeout: Math.min(timeLimit, 5000) },
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forUpstream(request, headers),
      rewriteHeaders: (headers) => withoutHops(headers),
      onResponse: (_request, reply, response) => {
        // only the type says a whole reply; what comes is its status, headers and stream
        const { stream } = response as unknown as { stream: NodeJS.ReadableStream };
        if (reply.statusCode < 400) reply.send(stream);
        else void passError(own(reply), stream);
      },
      onError: (reply, { error }) => {
        reply.request.log.warn({ err: error, url: reply.request.url }, 'back end not reached');
        sendRefusal(own(reply), tookTooLong(error) ? 'upstreamSlow' : 'upstreamDown');
      },
    },
  });
};
