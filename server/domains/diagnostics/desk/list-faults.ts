import { HOUR } from '../../../platform/time/durations.ts';
import type { OperatorVerb } from '../../operator/index.ts';
import { faultsSince } from './faults.ts';

export const listFaults: OperatorVerb<'listFaults'> = async ({ db, now }, { hours, handled }) => {
  const groups = await faultsSince(db, now - hours * HOUR);
  return { groups: groups.filter((group) => handled || !group.handled) };
};
