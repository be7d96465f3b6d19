import { liveRefusals } from '#schemas/live/refusals.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { admit } from './gate.ts';
import type { Broadcast } from './queries.ts';

/** Refuses `notLeading`, and what `admit` refuses. */
export const assertLeads = async (
  db: Database,
  id: string,
  memberId: number,
  now: number,
): Promise<Broadcast> => {
  const broadcast = await admit(db, id, memberId, now);
  if (broadcast.role === 'member') throw new RefusedError(liveRefusals.notLeading);
  return broadcast;
};
