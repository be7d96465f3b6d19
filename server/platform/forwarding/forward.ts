import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordingLimits } from '#schemas/upload/fields.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { foreignPagePolicy } from '../http/content-policy.ts';
import { protectPage, showElsewhere } from '../http/security-headers.ts';
import { UPLOAD_PREFIX } from '../storage/uploads.ts';
import { isAmbiguous } from './address.ts';
import { forwardedError } from './errors.ts';
import { bodyLength, headersBack } from './headers.ts';
import { type Upstream, upstreamAt } from './upstream.ts';

/** How long the back end may stay silent, in ms. */
const TIME_LIMIT = 15_000;

/** Any call may be among those that are forwarded, so all have the time of the slowest. */
const LONGEST = {
  timeLimit: recordingLimits.timeLimit,
  silenceLimit: recordingLimits.silenceLimit,
};

/** Refuses `badPayload` for a body on another method than POST, and for an ambiguous path. */
const assertPlain = async (call: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const hasBody = call.method !== 'POST' && bodyLength(call) !== 0;
  if (hasBody) reply.header('connection', 'close');
  if (hasBody || isAmbiguous(call.originalUrl)) throw new RefusedError(callRefusals.badPayload);
};

export type Forwarding = Pick<Upstream, 'tell'> & {
  pass: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/**
 * Forwards every call, login pages, uploads and streams to an existing back end at `origin`, streaming both ways. One
 * that cannot be reached is answered as an envelope with 502, one that is silent for `timeLimit` ms with 504; HTTP
 * errors keep their status and become envelopes. `reads`: paths of calls that change nothing, which the console's
 * preview also makes on a site of its own. Returns how to tell the back end of calls that are answered here, and how
 * to forward a single one.
 */
export const forwardCalls = (
  app: FastifyInstance,
  origin: string,
  timeLimit: number = TIME_LIMIT,
  reads: readonly string[] = [],
): Forwarding => {
  const upstream = upstreamAt(origin, timeLimit);
  app.addHook('onClose', () => upstream.close());
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode, headers, body } = await upstream.ask(request, reply);
    reply.code(statusCode).headers(headersBack(headers));
    // such a page is not ours, so it may run no script that could read a session
    if (request.method !== 'POST') protectPage(reply, foreignPagePolicy);
    if (request.url.startsWith(UPLOAD_PREFIX)) showElsewhere(reply);
    return statusCode < 400 ? reply.send(body) : forwardedError(reply, body);
  };
  app.register(async (scope) => {
    scope.addHook('onRequest', assertPlain);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const asItComes = { compress: false } as const;
    for (const path of reads) scope.post(path, { ...asItComes, config: { reads: true } }, pass);
    for (const path of ['/:version(^v\\d+$)/*', '/vb/*'])
      scope.post(path, { ...asItComes, config: LONGEST }, pass);
    // the back end also serves the messenger's consent page, members' pictures and lesson streams
    for (const path of ['/auth/*', `${UPLOAD_PREFIX}*`, '/stream/*'])
      scope.get(path, asItComes, pass);
  });
  return {
    tell: upstream.tell,
    pass: async (request, reply) => {
      await assertPlain(request, reply);
      return pass(request, reply);
    },
  };
};
