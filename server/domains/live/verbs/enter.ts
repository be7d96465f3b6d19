import { eq, sql } from 'drizzle-orm';
import type { LiveEntrance } from '../../../../schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { livePass, live as liveTable } from '../../../db/tables/live.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { TICKET_LIFE } from '../../../platform/streams/tickets.ts';
import { recordView } from '../../course/index.ts';
import { admit } from '../gate.ts';
import { streamAddress } from '../played-stream.ts';
import { arrive } from '../presence.ts';
import type { LiveRecord } from '../queries.ts';
import { roomStateOf } from '../room-state.ts';
import { mutedUntil } from './mute.ts';

const noteFirst = async (db: Database, live: LiveRecord, memberId: number, now: number) => {
  const by = live.priceFen > 0 && live.password === '' ? 'pay' : 'free';
  await db
    .insert(livePass)
    .values({ liveId: live.id, memberId, by, at: new Date(now) })
    .onConflictDoNothing();
  if (!(await arrive(db, live.id, memberId, now))) return;
  const viewers = sql`${liveTable.viewers} + 1`;
  await db.update(liveTable).set({ viewers }).where(eq(liveTable.id, live.id));
};

/** Goes into a room. Refuses what `admit` refuses. */
export const enter =
  ({ secret }: Services) =>
  async (context: Context<Member>, { id }: { id: string }): Promise<LiveEntrance> => {
    const { db, member, now } = context;
    const { live, role } = await admit(db, id, member.id, now);
    await db.transaction((tx) => noteFirst(tx, live, member.id, now));
    await recordView(db, member.id, 'live', live.id, now);
    return {
      stream: await streamAddress(secret, context, live),
      streamUntil: now + TICKET_LIFE,
      memberId: String(member.id),
      role,
      mutedUntil: await mutedUntil(db, live.id, member.id, now),
      state: await roomStateOf(db, live.id, now),
    };
  };
