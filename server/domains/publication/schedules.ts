import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { homeSchedule } from '../../db/tables/publication.ts';

export type Schedule = typeof homeSchedule.$inferSelect;

export const scheduleView = (schedule: Schedule) => {
  const { id, startAt, endAt, author, note, state } = schedule;
  return { id, from: startAt.getTime(), until: endAt?.getTime() ?? null, author, note, state };
};

/** Schedules that have not started or not ended, soonest first. */
export const openSchedules = (db: Database): Promise<Schedule[]> =>
  db
    .select()
    .from(homeSchedule)
    .where(inArray(homeSchedule.state, ['waiting', 'live']))
    .orderBy(asc(homeSchedule.startAt), asc(homeSchedule.id));

/** Locks a schedule until `tx` ends. */
export const lockSchedule = async (tx: Database, id: number): Promise<Schedule | undefined> =>
  (await tx.select().from(homeSchedule).where(eq(homeSchedule.id, id)).for('update'))[0];

export const changeSchedule = async (
  tx: Database,
  id: number,
  change: Partial<Schedule>,
): Promise<void> => {
  await tx.update(homeSchedule).set(change).where(eq(homeSchedule.id, id));
};
