import { and, eq } from 'drizzle-orm';
import type { Payload } from '../../../../schemas/define-endpoint.ts';
import { liveRefusals } from '../../../../schemas/live/refusals.ts';
import {
  recallMessage as endpoint,
  RECALL_LIMIT,
} from '../../../../schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { liveMessage } from '../../../db/tables/live.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { idempotent } from '../../../platform/endpoint/idempotent.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { soughtKey } from '../../../platform/wire/keys.ts';
import { admit } from '../gate.ts';
import { append, holdRoom } from '../room-log.ts';

type Asked = Payload<typeof endpoint>;

const messageIn = async (db: Database, liveId: number, id: number) => {
  const [row] = await db
    .select()
    .from(liveMessage)
    .where(
      and(
        eq(liveMessage.id, soughtKey(String(id))),
        eq(liveMessage.liveId, liveId),
        eq(liveMessage.kind, 'text'),
      ),
    );
  if (!row) throw new RefusedError(liveRefusals.noSuchEntry);
  return row;
};

/**
 * Takes a message back; what is taken back already stays so. Refuses `noSuchEntry` also for others'
 * messages, `recallLate`, and what `admit` refuses.
 */
export const recall = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async ({ db, member, now }: Context<Member>, { id, entry_id: entryId }: Asked) => {
      const { live, role } = await admit(db, id, member.id, now);
      const row = await messageIn(db, live.id, entryId);
      if (role !== 'member') return row;
      if (row.memberId !== member.id) throw new RefusedError(liveRefusals.noSuchEntry);
      if (now - row.at.getTime() > RECALL_LIMIT) throw new RefusedError(liveRefusals.recallLate);
      return row;
    },
    change: async ({ db, member, now }, _payload, request, { id, liveId }) => {
      await holdRoom(db, liveId);
      const { recalledAt } = await messageIn(db, liveId, id);
      if (recalledAt) return {};
      const at = new Date(now);
      await db.update(liveMessage).set({ recalledAt: at }).where(eq(liveMessage.id, id));
      const entry = { liveId, memberId: member.id, kind: 'recall', clientKey: request } as const;
      await append(db, { ...entry, target: id, at });
      return {};
    },
  });
