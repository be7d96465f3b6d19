import { and, eq, isNull } from 'drizzle-orm';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { recallMessage as endpoint, RECALL_LIMIT } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { liveMessage } from '../../../db/tables/live.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { admit } from '../gate.ts';
import { append, holdRoom } from '../room-log.ts';
import type { Rooms } from '../socket/rooms.ts';
import { wakeRoomAfter } from '../wake-room-after.ts';

const messageIn = async (db: Database, liveId: number, id: number) => {
  const [row] = await db
    .select()
    .from(liveMessage)
    .where(
      and(
        eq(liveMessage.id, keyOrZero(String(id))),
        eq(liveMessage.liveId, liveId),
        eq(liveMessage.kind, 'text'),
      ),
    );
  if (!row) throw new RefusedError(liveRefusals.noSuchEntry);
  return row;
};

/**
 * A second recall changes nothing. Refuses `noSuchEntry` also for others' messages, `recallLate`, and what
 * `admit` refuses.
 */
export const recall = (rooms: Rooms) =>
  steps(endpoint, {
    prepare: async ({ db, member, now }, { id, entry_id: entryId }) => {
      const { live, role } = await admit(db, id, member.id, now);
      const row = await messageIn(db, live.id, entryId);
      if (role !== 'member') return row;
      if (row.memberId !== member.id) throw new RefusedError(liveRefusals.noSuchEntry);
      if (now - row.at.getTime() > RECALL_LIMIT) throw new RefusedError(liveRefusals.recallLate);
      return row;
    },
    run: async ({ db, member, now, request }, _payload, { id, liveId }) => {
      await holdRoom(db, liveId);
      const at = new Date(now);
      const taken = await db
        .update(liveMessage)
        .set({ recalledAt: at })
        .where(and(eq(liveMessage.id, id), isNull(liveMessage.recalledAt)))
        .returning({ id: liveMessage.id });
      if (taken.length === 0) return {};
      const entry = { liveId, memberId: member.id, kind: 'recall', clientKey: request } as const;
      await append(db, { ...entry, target: id, at });
      return {};
    },
    after: wakeRoomAfter(rooms),
  });
