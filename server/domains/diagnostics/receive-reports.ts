import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { envelopeOf, mount } from '../../platform/endpoint/mount.ts';
import { readPayload } from '../../platform/endpoint/read-payload.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Meters } from '../../platform/metrics/meters.ts';
import { loggedReport } from './logged-report.ts';
import { store } from './queries.ts';
import { faultCounter } from './report.ts';

type Receiver = {
  app: FastifyInstance;
  limits: Limits;
  meters: Meters;
  /** In ms. */
  clock: () => number;
  /** Without it, reports are only logged. */
  db: Database | undefined;
  passOn: (call: FastifyRequest, json: string) => Promise<void>;
};

/**
 * Receives reports in front of an existing back end, by the schema and the rate of the call: logs each
 * report, stores its faults, and passes it on to the back end without waiting long for its answer. Members of
 * that back end are unknown here.
 */
export const receiveReports = ({ app, limits, meters, clock, db, passOn }: Receiver): void => {
  const assertRate = limitRate(limits, reportDiagnostics);
  const count = faultCounter(meters);
  mount(app, reportDiagnostics, async (request) => {
    await assertRate({ ip: request.ip, member: null });
    const report = readPayload(reportDiagnostics.payload, request.body ?? {});
    const { page, entries } = report;
    const seen = { page, memberId: null, at: new Date(clock()) };
    if (entries.length > 0) {
      request.log.warn(loggedReport(report), 'phone faults');
      for (const { fault } of entries) count({ fault });
      if (db)
        await store(
          db,
          entries.map((entry) => ({ ...entry, ...seen })),
        );
    }
    await passOn(request, JSON.stringify({ page, entries }));
    return envelopeOf(reportDiagnostics, { accepted: entries.length });
  });
};
