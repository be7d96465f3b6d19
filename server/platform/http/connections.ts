import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { SECOND } from '../time/durations.ts';
import { drainConnections } from './drain.ts';
import { noteRequests } from './late-heads.ts';
import { limitNetworks } from './limit-networks.ts';
import { paceStreams } from './paced-streams.ts';
import { limitPipelining } from './pipelining.ts';
import { limitSlowBodies } from './slow-bodies.ts';

/** What callers may hold of a server; times in ms. */
export type ConnectionLimits = {
  /** Connections in all, and those of one network; sockets of live rooms count as well. */
  inAll: number;
  ofNetwork: number;
  waiting: number;
  /** How long nothing may move: a caller who takes no more of an answer is cut off. */
  silence: number;
  /** How long a connection is kept between two requests. */
  keepAlive: number;
  /** How long a caller may take to send the head of a request. */
  head: number;
  /** How long all of it may take, and how long none of it may come, unless its endpoint says otherwise. */
  request: number;
  pause: number;
  /** How often these three are looked after. */
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

/** Listeners of a response: each step that gives it away waits for its end, and a page has several. */
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

/** Limits how many connections there are, and what is done for one; a proxy may have as many as it likes. */
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
