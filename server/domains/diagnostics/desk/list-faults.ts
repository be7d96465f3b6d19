import type { listFaults as endpoint } from '#schemas/diagnostics/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { faultsSince } from './faults.ts';

export const listFaults: Verb<typeof endpoint> = async ({ db, now }, { hours, handled }) => {
  const groups = await faultsSince(db, now - hours * HOUR);
  return { groups: groups.filter((group) => handled || !group.handled) };
};
