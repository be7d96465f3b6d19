import { and, eq } from 'drizzle-orm';
import type { LiveGate } from '../../../schemas/live/endpoints.ts';
import { liveRefusals } from '../../../schemas/live/refusals.ts';
import type { Database } from '../../db/database.ts';
import { livePass } from '../../db/tables/live.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { grantedTo } from '../course/index.ts';
import { type Broadcast, broadcastOf, type LiveRecord } from './queries.ts';

const knowsPassword = async (
  db: Database,
  live: LiveRecord,
  memberId: number,
): Promise<boolean> => {
  const own = and(
    eq(livePass.liveId, live.id),
    eq(livePass.memberId, memberId),
    eq(livePass.by, 'password'),
  );
  return (await db.$count(livePass, own)) > 0;
};

/**
 * What the member still has to pass. A password room asks for its password alone, whatever its price
 * says (wire rule 25); a grant opens every room, and so does leading it.
 */
export const gateFor = async (
  db: Database,
  { live, role }: Broadcast,
  memberId: number,
  now: number,
): Promise<LiveGate> => {
  if (role !== 'member' || (live.password === '' && live.priceFen === 0)) return 'open';
  if (await grantedTo(db, memberId, 'live', live.id, now)) return 'open';
  if (live.password === '') return 'pay';
  return (await knowsPassword(db, live, memberId)) ? 'open' : 'password';
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
  const broadcast = await broadcastOf(db, id, memberId);
  const gate = await gateFor(db, broadcast, memberId, now);
  if (gate === 'password') throw new RefusedError(liveRefusals.livePasswordNeeded);
  if (gate === 'pay')
    throw new RefusedError(liveRefusals.livePayNeeded, yuan(broadcast.live.priceFen));
  return broadcast;
};
