import { and, eq, gt } from 'drizzle-orm';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { muteMember as endpoint } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { liveAssistant, liveMute, liveWatch } from '../../../db/tables/live.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { assertLeads } from '../assert-leads.ts';
import type { Broadcast } from '../queries.ts';
import { append, holdRoom } from '../room-log.ts';
import type { Rooms } from '../socket/rooms.ts';
import { wakeRoomAfter } from '../wake-room-after.ts';

/** In ms; null where the member may write. */
export const mutedUntil = async (
  db: Database,
  liveId: number,
  memberId: number,
  now: number,
): Promise<number | null> => {
  const [row] = await db
    .select({ until: liveMute.until })
    .from(liveMute)
    .where(
      and(
        eq(liveMute.liveId, liveId),
        eq(liveMute.memberId, memberId),
        gt(liveMute.until, new Date(now)),
      ),
    );
  return row?.until.getTime() ?? null;
};

/** Refuses `muteLeader`, and `noSuchListener` for a member who never was in the room. */
const listenerIn = async (db: Database, { live, teacher }: Broadcast, memberId: string) => {
  const key = keyOrZero(memberId);
  const own = and(eq(liveWatch.liveId, live.id), eq(liveWatch.memberId, key));
  const helping = and(eq(liveAssistant.liveId, live.id), eq(liveAssistant.memberId, key));
  const [found] = await db
    .select({ seen: db.$count(liveWatch, own), helps: db.$count(liveAssistant, helping) })
    .from(oneRow);
  if (teacher?.memberId === key || found?.helps) throw new RefusedError(liveRefusals.muteLeader);
  if (!found?.seen) throw new RefusedError(liveRefusals.noSuchListener);
  return key;
};

const setMute = async (tx: Database, liveId: number, memberId: number, until: Date | null) => {
  const row = { liveId, memberId };
  if (until)
    await tx
      .insert(liveMute)
      .values({ ...row, until })
      .onConflictDoUpdate({ target: [liveMute.liveId, liveMute.memberId], set: { until } });
  else
    await tx
      .delete(liveMute)
      .where(and(eq(liveMute.liveId, liveId), eq(liveMute.memberId, memberId)));
};

/** Refuses `notLeading`, `noSuchListener`, `muteLeader`. */
export const mute = (rooms: Rooms) =>
  steps(endpoint, {
    prepare: async ({ db, member, now }, { id, member_id: memberId }) => {
      const broadcast = await assertLeads(db, id, member.id, now);
      return { liveId: broadcast.live.id, target: await listenerIn(db, broadcast, memberId) };
    },
    run: async ({ db, member, now, request }, { minutes }, { liveId, target }) => {
      await holdRoom(db, liveId);
      const until = minutes > 0 ? new Date(now + minutes * MINUTE) : null;
      await setMute(db, liveId, target, until);
      const body = until ? `已被禁言 ${minutes} 分钟` : '已解除禁言';
      const entry = { liveId, memberId: member.id, kind: 'mute', clientKey: request } as const;
      await append(db, { ...entry, body, target, until, at: new Date(now) });
      return {};
    },
    after: wakeRoomAfter(rooms),
  });
