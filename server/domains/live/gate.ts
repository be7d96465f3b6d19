import type { LiveGate } from '#schemas/live/endpoints.ts';
import { liveRefusals } from '#schemas/live/refusals.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { type Broadcast, broadcastOf } from './queries.ts';

/**
 * What the member still has to pass. A password room asks for its password alone, whatever its price
 * says (wire rule 25); a grant opens every room, and so does leading it.
 */
export const gateFor = ({ live, role, granted, knowsPassword }: Broadcast): LiveGate => {
  if (role !== 'member' || granted || (live.password === '' && live.priceFen === 0)) return 'open';
  if (live.password === '') return 'pay';
  return knowsPassword ? 'open' : 'password';
};

/**
 * The broadcast whose room a member may enter. Refuses as `broadcastOf` does, and `livePasswordNeeded`,
 * `livePayNeeded` as long as the gate asks for one of these.
 */
export const admit = async (
  db: Database,
  id: string,
  memberId: number,
  now: number,
): Promise<Broadcast> => {
  const broadcast = await broadcastOf(db, id, memberId, now);
  const gate = gateFor(broadcast);
  if (gate === 'password') throw new RefusedError(liveRefusals.livePasswordNeeded);
  if (gate === 'pay')
    throw new RefusedError(liveRefusals.livePayNeeded, yuan(broadcast.live.priceFen));
  return broadcast;
};
