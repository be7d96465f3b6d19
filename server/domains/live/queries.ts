import { and, eq, sql } from 'drizzle-orm';
import { liveRefusals } from '#schemas/live/refusals.ts';
import type { LiveRole } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { grant } from '../../db/tables/course.ts';
import { live, liveAssistant, livePass } from '../../db/tables/live.ts';
import { moduleSwitch } from '../../db/tables/site.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { holding } from '../course/index.ts';

export type LiveRecord = typeof live.$inferSelect;
type Teacher = typeof teacher.$inferSelect;

export type Broadcast = {
  live: LiveRecord;
  teacher: Teacher | null;
  role: LiveRole;
  granted: boolean;
  knowsPassword: boolean;
};

const roleOf = (row: { teacher: Teacher | null; helps: number | null }, memberId: number) => {
  if (row.teacher?.memberId === memberId) return 'host';
  return row.helps === null ? 'member' : 'assistant';
};

const moduleOpen = and(eq(moduleSwitch.name, 'liveModule'), eq(moduleSwitch.open, true));

/** Refuses `liveClosed` while operators have closed the module. */
export const assertModuleOpen = async (db: Database): Promise<void> => {
  if ((await db.$count(moduleSwitch, moduleOpen)) === 0)
    throw new RefusedError(liveRefusals.liveClosed);
};

/** Refuses `liveClosed`, and `noSuchLive` for an unknown or unpublished broadcast. */
export const broadcastOf = async (
  db: Database,
  id: string,
  memberId: number,
  now: number,
): Promise<Broadcast> => {
  // a single query, since after a restart hundreds of members enter a room at once
  const [row] = await db
    .select({
      live,
      teacher,
      helps: liveAssistant.memberId,
      held: grant.id,
      passed: livePass.by,
      open: sql<boolean>`exists (select 1 from ${moduleSwitch} where ${moduleOpen})`,
    })
    .from(live)
    .leftJoin(teacher, eq(teacher.id, live.teacherId))
    .leftJoin(
      liveAssistant,
      and(eq(liveAssistant.liveId, live.id), eq(liveAssistant.memberId, memberId)),
    )
    .leftJoin(grant, holding(memberId, 'live', live.id, now))
    .leftJoin(livePass, and(eq(livePass.liveId, live.id), eq(livePass.memberId, memberId)))
    .where(and(eq(live.id, keyOrZero(id)), eq(live.published, true)));
  if (!row) {
    await assertModuleOpen(db);
    throw new RefusedError(liveRefusals.noSuchLive);
  }
  if (!row.open) throw new RefusedError(liveRefusals.liveClosed);
  return {
    live: row.live,
    teacher: row.teacher,
    role: roleOf(row, memberId),
    granted: row.held !== null,
    knowsPassword: row.passed === 'password',
  };
};
