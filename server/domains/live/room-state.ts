import { and, eq, gt } from 'drizzle-orm';
import { liveRefusals } from '../../../schemas/live/refusals.ts';
import type { LiveState } from '../../../schemas/live/room-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { live, liveWatch } from '../../db/tables/live.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

/** The part of a room's state that is the same for everybody. Refuses `noSuchLive`. */
export const roomStateOf = async (
  db: Database,
  liveId: number,
  now: number,
): Promise<LiveState> => {
  const [row] = await db
    .select()
    .from(live)
    .where(and(eq(live.id, liveId), eq(live.published, true)));
  if (!row) throw new RefusedError(liveRefusals.noSuchLive);
  const present = gt(liveWatch.presentUntil, new Date(now));
  const online = await db.$count(liveWatch, and(eq(liveWatch.liveId, liveId), present));
  const { status, viewers, muteAll, slowSeconds } = row;
  return { status, viewers, online, muteAll, slowSeconds, now };
};
