import Fastify from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import { ownLine } from '#server/db/connections/own-line.ts';
import type { Database } from '#server/db/database.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import type { AnyContext } from '#server/platform/endpoint/context.ts';
import type { Host } from '#server/platform/endpoint/host.ts';
import { type Handlers, implement } from '#server/platform/endpoint/implement.ts';
import { answerErrors } from '#server/platform/http/error-answers.ts';
import { takeJsonBodies } from '#server/platform/http/json-bodies.ts';
import { openLimits } from '#server/platform/limits/limits.ts';
import { noMeters } from '#server/platform/metrics/meters.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';

const secret = openSecret('served', undefined);

/** Endpoints of a test's own on a host that lets in whom the test names. */
export const served = <A extends Record<string, Endpoint>>(
  db: Database,
  api: A,
  verbs: Handlers<A>,
) => {
  const app = Fastify();
  const capacity = openDiskCapacity(undefined);
  answerErrors(app, capacity);
  takeJsonBodies(app);
  let now = Date.now();
  const clock = () => now;
  let who: object = { member: null };
  const admit: Host['admit'] = async ({ ip, log }) =>
    // the test says whether a member or an operator calls
    ({
      db,
      now,
      log,
      ip,
      session: '',
      setToken: () => {},
      device: { hash: '', keep: () => {} },
      ...who,
    }) as unknown as AnyContext;
  const limits = openLimits({ db, clock, failed: () => {} });
  const isProxy = () => false;
  implement(
    {
      app,
      db,
      line: ownLine(db),
      clock,
      limits,
      isProxy,
      meters: noMeters,
      secret,
      capacity,
      admit,
    },
    api,
    verbs,
  );
  return {
    app,
    /** Whoever calls from now on: `{ member }` or `{ operator }`. */
    as: (caller: object): void => {
      who = caller;
    },
    pass: (ms: number): void => {
      now += ms;
    },
    ask: async (endpoint: Endpoint, payload: object = {}) => {
      const response = await app.inject({ method: 'POST', url: endpoint.path, payload });
      return z.parse(envelope, response.json());
    },
  };
};
