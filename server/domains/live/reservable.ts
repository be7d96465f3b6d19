import { and, between, eq, inArray, ne } from 'drizzle-orm';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { COMING, ON_AIR } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/live.ts';
import type { Beginning, Reservable } from '../../libraries/relation/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { assertModuleOpen, type LiveRecord } from './queries.ts';

/** Refuses `liveClosed`, and `liveBegun` for a broadcast that is not to come any more. */
export const assertReservable = async (db: Database, id: number): Promise<void> => {
  await assertModuleOpen(db);
  if ((await db.$count(live, and(eq(live.id, id), ne(live.status, COMING)))) > 0)
    throw new RefusedError(liveRefusals.liveBegun);
};

const begins = ({ id, title, startAt }: LiveRecord, now: number): Beginning => {
  const soon = startAt.getTime() > now;
  const body = `你预约的“${title}”${soon ? '即将开播' : '到开播时间了'}，点击进入直播间。`;
  const heading = soon ? '预约的直播即将开始' : '预约的直播开始了';
  return {
    id,
    startAt,
    news: { group: 'live', title: heading, body, link: liveRoomAddress({ id }) },
  };
};

export const reservableLives: Reservable = {
  target: 'live',
  ahead: 15 * MINUTE,
  beginning: async (db, { from, until }, now) => {
    const shown = and(eq(live.published, true), inArray(live.status, [COMING, ON_AIR]));
    const rows = await db
      .select()
      .from(live)
      .where(and(shown, between(live.startAt, from, until)));
    return rows.map((row) => begins(row, now));
  },
};
