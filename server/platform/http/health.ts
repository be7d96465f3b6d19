import type { FastifyInstance } from 'fastify';
import type { Line } from '../../db/connections/line.ts';
import type { DiskCapacity } from '../storage/disk-capacity.ts';
import { RETRY_AFTER } from './error-answers.ts';

export const serveLiveness = (app: FastifyInstance): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
};

/**
 * `/readyz`: 200 while the database answers and there is space for changes; else 503. `?for=reads` ignores the space.
 * In front of an existing back end (no `line`) no database is checked: each call tells what it cannot answer.
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
