import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { SECOND } from '../time/durations.ts';
import { drainConnections } from './drain.ts';
import { noteRequests } from './late-heads.ts';
import { limitNetworks } from './limit-networks.ts';
import { paceStreams } from './paced-streams.ts';
import { limitPipelining } from './pipelining.ts';
import { limitSlowBodies } from './slow-bodies.ts';

/** Times in ms. */
export type ConnectionLimits = {
  /** Connections in all and per network; sockets of live rooms count as well. */
  inAll: number;
  ofNetwork: number;
  waiting: number;
  /** How long nothing may move: a caller who reads no more of an answer is cut off. */
  silence: number;
  keepAlive: number;
  head: number;
  /** For a whole request, and for a pause within it, unless its endpoint sets its own. */
  request: number;
  pause: number;
  look: number;
};

const usual: ConnectionLimits = {
  inAll: 5000,
  // a hospital behind one address: each phone holds a few, and one more in a live room
  ofNetwork: 400,
  waiting: 16,
  silence: 30 * SECOND,
  keepAlive: 20 * SECOND,
  head: 15 * SECOND,
  request: 30 * SECOND,
  pause: 15 * SECOND,
  look: 2 * SECOND,
};

export const connectionLimits = (own: Partial<ConnectionLimits> = {}): ConnectionLimits => ({
  ...usual,
  ...own,
});

/** Each hook that replaces the response waits for its end, and a page has several. */
const LISTENERS = 20;

export const timeLimits = ({ silence, keepAlive, head, request, look }: ConnectionLimits) =>
  ({
    connectionTimeout: silence,
    keepAliveTimeout: keepAlive,
    requestTimeout: request,
    http: {
      headersTimeout: Math.min(head, request),
      requestTimeout: request,
      connectionsCheckingInterval: look,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** Limits connections, and the requests that wait on one. A proxy may have any number. */
export const limitConnections = (
  app: FastifyInstance,
  limits: ConnectionLimits,
  isProxy: (ip: string) => boolean,
): void => {
  const { inAll, ofNetwork, waiting } = limits;
  app.server.maxConnections = inAll;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setMaxListeners(LISTENERS);
    done();
  });
  limitNetworks(app.server, ofNetwork, isProxy);
  noteRequests(app.server);
  limitSlowBodies(app, limits);
  limitPipelining(app, waiting);
  paceStreams(app);
  drainConnections(app);
};
