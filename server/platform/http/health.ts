import type { FastifyInstance } from 'fastify';
import type { Line } from '../../db/connections/line.ts';
import { RETRY_AFTER } from './error-answers.ts';

/** `/healthz`: this process is alive, whatever stands behind it. */
export const serveLiveness = (app: FastifyInstance): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
};

/**
 * `/readyz`: calls can be answered, because the database answers, be it late; else 503. In front of
 * an existing back end (no `line`) nothing is asked: what it cannot answer is told call by call.
 */
export const serveReadiness = (app: FastifyInstance, line?: Pick<Line, 'answers'>): void => {
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!line || (await line.answers())) return { status: 'ready' };
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ status: 'no database' });
  });
};
