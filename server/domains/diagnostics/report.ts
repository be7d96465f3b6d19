import type { reportDiagnostics as endpoint } from '#schemas/diagnostics/endpoints.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import type { Meters } from '../../platform/metrics/meters.ts';
import { store } from './queries.ts';

export const faultCounter = (meters: Meters) =>
  meters.counter({
    name: 'learning_phone_faults_total',
    help: 'Faults that phones reported, by kind',
    labels: ['fault'],
  });

/** Wire rule 14. */
export const report = (meters: Meters): Verb<typeof endpoint> => {
  const count = faultCounter(meters);
  return async ({ db, member, now }, { page, entries }) => {
    const seen = { page, memberId: member?.id ?? null, at: new Date(now) };
    if (entries.length > 0)
      await store(
        db,
        entries.map((entry) => ({ ...entry, ...seen })),
      );
    for (const { fault } of entries) count({ fault });
    return { accepted: entries.length };
  };
};
