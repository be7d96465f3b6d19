import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { refusalAnswer } from '../endpoint/errors.ts';
import { SECOND } from '../time/durations.ts';
import { closedPolicy } from './content-policy.ts';
import { judgeLate } from './late-heads.ts';
import { isCall } from './not-found.ts';
import { protectPage } from './security-headers.ts';

export type RefusedPage = { html: string; policy: string };

const PROGRAMS = /^\/(?:healthz|readyz|metrics|operator\/api)(?:[/?]|$)/;

/** Browsers accept `text/html` only where somebody opens an address; calls are posted. */
const opensPage = ({ headers, method, url }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html') &&
  !PROGRAMS.test(url) &&
  !(method === 'POST' && isCall(url));

const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/html');

export const showRefusals = (
  app: FastifyInstance,
  { html, policy }: RefusedPage,
  isOperators: (request: FastifyRequest) => boolean,
): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || isPage(reply)) return payload;
    if (!opensPage(request) || isOperators(request)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['content-encoding', 'content-length', 'content-range'])
      reply.removeHeader(name);
    protectPage(reply, policy);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return html;
  });
};

type ParseError = Error & { code?: string; rawPacket?: unknown };

const isLate = ({ code }: ParseError): boolean => code === 'ERR_HTTP_REQUEST_TIMEOUT';

const refusalOf = (error: ParseError): Refusal => {
  if (isLate(error)) return callRefusals.tooSlow;
  return error.code === 'HPE_HEADER_OVERFLOW' ? callRefusals.headTooLong : callRefusals.badPayload;
};

const isOpened = ({ rawPacket }: ParseError): boolean =>
  rawPacket instanceof Buffer && rawPacket.subarray(0, 4).toString('latin1') === 'GET ';

const writtenAnswer = (status: number, type: string, policy: string, body: string): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: ${policy}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/**
 * Answers what Node does not parse, such as an address that is too long or a head that does not come: with the page
 * where an address was opened, else with an envelope.
 */
export const answerUnparsed = (page: RefusedPage | undefined) => {
  const answer = (error: ParseError, socket: Socket): void => {
    // the connection has had its answer; what follows is refused as well
    if (!socket.writable) return;
    const refusal = refusalOf(error);
    const envelope = JSON.stringify(refusalAnswer(refusal).body);
    const text =
      page && isOpened(error)
        ? writtenAnswer(refusal.status, 'text/html', page.policy, page.html)
        : writtenAnswer(refusal.status, 'application/json', closedPolicy, envelope);
    // destroyed at once, callers who are still sending would not receive the answer
    socket.end(text, () => setTimeout(() => socket.destroy(), SECOND).unref());
  };
  return (error: ParseError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (isLate(error)) judgeLate(socket, () => answer(error, socket));
    else answer(error, socket);
  };
};
