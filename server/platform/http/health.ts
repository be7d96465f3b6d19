import type { FastifyInstance } from 'fastify';
import type { Line } from '../../db/connections/line.ts';
import type { DiskCapacity } from '../storage/disk-capacity.ts';
import { RETRY_AFTER } from './error-answers.ts';

/** `/healthz`: this process is alive, whatever stands behind it. */
export const serveLiveness = (app: FastifyInstance): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
};

/**
 * `/readyz`: calls can be answered, because the database answers, be it late, and there is room for
 * changes; else 503. `?for=reads` asks for no room. In front of an existing back end (no `line`) no database
 * is asked: what it cannot answer is told call by call.
 */
export const serveReadiness = (
  app: FastifyInstance,
  capacity: Pick<DiskCapacity, 'isFull'>,
  line?: Pick<Line, 'answers'>,
): void => {
  app.get<{ Querystring: Record<string, unknown> }>('/readyz', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    const fault = (status: string) =>
      reply.code(503).header('retry-after', RETRY_AFTER).send({ status });
    if (line && !(await line.answers())) return fault('no database');
    if (query.for !== 'reads' && capacity.isFull())
      return fault('disk full: no changes, reads go on');
    return { status: 'ready' };
  });
};
