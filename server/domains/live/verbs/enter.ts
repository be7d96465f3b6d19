import { inArray, sql } from 'drizzle-orm';
import type { LiveEntrance } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { viewLog } from '../../../db/tables/course.ts';
import { livePass, live as liveTable } from '../../../db/tables/live.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { TICKET_LIFE } from '../../../platform/streams/tickets.ts';
import { viewing } from '../../course/index.ts';
import { admit } from '../gate.ts';
import { streamAddress } from '../played-stream.ts';
import { arriving } from '../presence.ts';
import type { LiveRecord } from '../queries.ts';
import { roomStateOf } from '../room-state.ts';
import { mutedUntil } from './mute.ts';

const noteArrival = async (db: Database, live: LiveRecord, memberId: number, now: number) => {
  const by = live.priceFen > 0 && live.password === '' ? 'pay' : 'free';
  const pass = db
    .insert(livePass)
    .values({ liveId: live.id, memberId, by, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ liveId: livePass.liveId });
  const view = viewing(db, memberId, 'live', live.id, now).returning({ at: viewLog.at });
  const arrived = db.$with('arrived').as(arriving(db, live.id, memberId, now));
  await db
    .with(db.$with('passed').as(pass), db.$with('viewed').as(view), arrived)
    .update(liveTable)
    .set({ viewers: sql`${liveTable.viewers} + 1` })
    .where(inArray(liveTable.id, db.select({ id: arrived.liveId }).from(arrived)));
};

/** Refuses what `admit` refuses. */
export const enter =
  ({ secret }: Services) =>
  async (context: Context<Member>, { id }: { id: string }): Promise<LiveEntrance> => {
    const { db, member, now } = context;
    const { live, role } = await admit(db, id, member.id, now);
    await noteArrival(db, live, member.id, now);
    return {
      stream: await streamAddress(secret, context, live),
      streamUntil: now + TICKET_LIFE,
      memberId: String(member.id),
      role,
      mutedUntil: await mutedUntil(db, live.id, member.id, now),
      state: await roomStateOf(db, live.id, now),
    };
  };
