import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Line } from '../../db/connections/line.ts';
import type { Database } from '../../db/database.ts';
import type { Secret } from '../auth/secret.ts';
import type { JobRunners } from '../jobs/run.ts';
import type { Limits } from '../limits/limits.ts';
import type { Meters } from '../metrics/meters.ts';
import type { DiskCapacity } from '../storage/disk-capacity.ts';
import type { AnyContext } from './context.ts';

export type Admit = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
) => Promise<AnyContext>;

/** `clock` gives ms; `isProxy`: an address is a proxy of ours, whose forwarded address counts. */
export type Host = {
  app: FastifyInstance;
  db: Database;
  line: Line;
  clock: () => number;
  limits: Limits;
  isProxy: (ip: string) => boolean;
  meters: Meters;
  secret: Secret;
  capacity: DiskCapacity;
  admit: Admit;
};

export type DomainHost = Host & { console: Host; jobs: JobRunners };
