import type { FastifyReply, FastifyRequest } from 'fastify';
import { coarseNetworkOf } from '../limits/network.ts';
import { REQUEST_ID } from '../logging/request-id.ts';
import { countRuns, type Meters, noMeters } from '../metrics/meters.ts';
import { refusedWith } from './error-answers.ts';

const talkative: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** `ok`, the name of a refusal, or the class of another status. */
const outcomeOf = (reply: FastifyReply): string => {
  const { statusCode } = reply.raw;
  return refusedWith(reply) ?? (statusCode < 400 ? 'ok' : `${Math.floor(statusCode / 100)}xx`);
};

/**
 * Names every request and tells its end, to the log and the metrics: by its route, never by its
 * address, which may hold tokens, and with no more of the caller than a coarse network.
 */
export const observeRequests = (meters: Meters) => {
  const count = countRuns(meters, {
    name: 'learning_request',
    help: { count: 'Requests by route and outcome', time: 'Time until the answer had left' },
    by: 'route',
  });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header(REQUEST_ID, request.id);
    const isLogged = talkative.has(request.log.level);
    if (meters === noMeters && !isLogged) return;
    const begun = performance.now();
    let reported = false;
    const tell = (outcome: string): void => {
      if (reported) return;
      reported = true;
      const ms = performance.now() - begun;
      const route = request.routeOptions.url ?? 'none';
      count(route, outcome, ms);
      if (!isLogged) return;
      const { method, ip } = request;
      const { statusCode: status } = reply.raw;
      const network = coarseNetworkOf(ip);
      request.log.info({ method, route, status, outcome, ms: Math.round(ms), network }, 'request');
    };
    // without an end before the connection's, the caller did not take the answer
    reply.raw.once('finish', () => tell(outcomeOf(reply))).once('close', () => tell('cut'));
  };
};
