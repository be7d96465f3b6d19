import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportMeasures } from '#schemas/measure/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { envelopeOf, mount } from '../../platform/endpoint/mount.ts';
import { readPayload } from '../../platform/endpoint/read-payload.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { gatherMeasures } from './gather.ts';

type Receiver = {
  app: FastifyInstance;
  limits: Limits;
  /** In ms. */
  clock: () => number;
  /** Where counts are stored; without it they are only passed on. */
  db: Database | undefined;
  on: boolean;
  /** `json` is the checked report. */
  passOn: (call: FastifyRequest, json: string) => Promise<void>;
};

/**
 * Receives measurements in front of an existing back end, by the schema and the rate of the call: counts them
 * in the database, and passes them on without waiting long for the back end's answer.
 */
export const receiveMeasures = ({ app, limits, clock, db, on, passOn }: Receiver): void => {
  const assertRate = limitRate(limits, reportMeasures);
  const gathering = on && db ? gatherMeasures({ app, db, clock }) : undefined;
  mount(app, reportMeasures, async (request) => {
    await assertRate({ ip: request.ip, member: null });
    const { home, entries } = readPayload(reportMeasures.payload, request.body ?? {});
    if (on) {
      gathering?.add({ home, entries });
      await passOn(request, JSON.stringify({ home, entries }));
    }
    return envelopeOf(reportMeasures, { on });
  });
};
