import { and, eq, gt } from 'drizzle-orm';
import { liveRefusals } from '#schemas/live/refusals.ts';
import type { LiveState } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { live, liveWatch } from '../../db/tables/live.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

/** The part of a room's state that is the same for everybody. Refuses `noSuchLive`. */
export const roomStateOf = async (
  db: Database,
  liveId: number,
  now: number,
): Promise<LiveState> => {
  const present = gt(liveWatch.presentUntil, new Date(now));
  const { status, viewers, muteAll, slowSeconds } = live;
  const online = db.$count(liveWatch, and(eq(liveWatch.liveId, liveId), present));
  const [row] = await db
    .select({ status, viewers, online, muteAll, slowSeconds })
    .from(live)
    .where(and(eq(live.id, liveId), eq(live.published, true)));
  if (!row) throw new RefusedError(liveRefusals.noSuchLive);
  return { ...row, now };
};
