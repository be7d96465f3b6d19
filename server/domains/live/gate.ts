import type { LiveGate } from '#schemas/live/endpoints.ts';
import { liveRefusals } from '#schemas/live/refusals.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { type Broadcast, broadcastOf } from './queries.ts';

/**
 * What the member still has to pass. A password room needs only its password, whatever its price (wire rule
 * 25); a grant opens every room, and so does a leading role.
 */
export const gateFor = ({ live, role, granted, knowsPassword }: Broadcast): LiveGate => {
  if (role !== 'member' || granted || (live.password === '' && live.priceFen === 0)) return 'open';
  if (live.password === '') return 'pay';
  return knowsPassword ? 'open' : 'password';
};

/**
 * A broadcast whose room the member may enter. Refuses what `broadcastOf` refuses, and `livePasswordNeeded`,
 * `livePayNeeded` while the gate needs one of these.
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
