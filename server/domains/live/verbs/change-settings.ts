import { eq } from 'drizzle-orm';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { changeLiveSettings as endpoint } from '#schemas/live/room-endpoints.ts';
import { live } from '../../../db/tables/live.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { assertLeads } from '../assert-leads.ts';
import type { LiveRecord } from '../queries.ts';
import { append, holdRoom } from '../room-log.ts';
import type { Rooms } from '../socket/rooms.ts';
import { wakeRoomAfter } from '../wake-room-after.ts';

type Settings = Pick<LiveRecord, 'muteAll' | 'slowSeconds'>;

const changeText = (before: Settings, after: Settings): string => {
  const words: string[] = [];
  if (before.muteAll !== after.muteAll)
    words.push(after.muteAll ? '已开启全员禁言' : '已关闭全员禁言');
  if (before.slowSeconds !== after.slowSeconds)
    words.push(
      after.slowSeconds ? `已开启慢速模式，每 ${after.slowSeconds} 秒可发一条` : '已关闭慢速模式',
    );
  return words.join('，');
};

/** Refuses `notLeading` for members, `notHost` for assistants. */
export const changeSettings = (rooms: Rooms) =>
  steps(endpoint, {
    prepare: async ({ db, member, now }, { id }) => {
      const { live: room, role } = await assertLeads(db, id, member.id, now);
      if (role !== 'host') throw new RefusedError(liveRefusals.notHost);
      return room.id;
    },
    run: async (
      { db, member, now, request },
      { mute_all: muteAll, slow_seconds: slowSeconds },
      liveId,
    ) => {
      await holdRoom(db, liveId);
      const [before] = await db.select().from(live).where(eq(live.id, liveId));
      const after = { muteAll, slowSeconds };
      const body = before ? changeText(before, after) : '';
      if (body === '') return {};
      await db.update(live).set(after).where(eq(live.id, liveId));
      const entry = { liveId, memberId: member.id, kind: 'settings', clientKey: request } as const;
      await append(db, { ...entry, body, at: new Date(now) });
      return {};
    },
    after: wakeRoomAfter(rooms),
  });
