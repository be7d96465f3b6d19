import type { reportDiagnostics as endpoint } from '../../../schemas/diagnostics/endpoints.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { store } from './queries.ts';

/** Stores what a phone reported (wire rule 14). */
export const report: Verb<typeof endpoint> = async ({ db, member, now }, { page, entries }) => {
  const seen = { page, memberId: member?.id ?? null, at: new Date(now) };
  if (entries.length > 0)
    await store(
      db,
      entries.map((entry) => ({ ...entry, ...seen })),
    );
  return { accepted: entries.length };
};
