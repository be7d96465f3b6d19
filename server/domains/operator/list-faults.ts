import { HOUR } from '../../platform/durations.ts';
import { faultsSince } from './faults.ts';
import type { OperatorVerb } from './implement-operator.ts';

export const listFaults: OperatorVerb<'listFaults'> = async ({ db, now }, { hours, handled }) => {
  const groups = await faultsSince(db, now - hours * HOUR);
  return { groups: groups.filter((group) => handled || !group.handled) };
};
