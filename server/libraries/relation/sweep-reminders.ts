import { and, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reminder } from '../../db/tables/relation.ts';
import { sweepRows } from '../../platform/jobs/sweep-rows.ts';
import { DAY } from '../../platform/time/durations.ts';

/** In ms; a start that is so long past is not announced again, whatever it is moved to. */
const RETENTION = 30 * DAY;

export const sweepReminders = async (db: Database, now: number): Promise<void> => {
  const long = new Date(now - RETENTION);
  await sweepRows(db, reminder, and(lt(reminder.startAt, long), lt(reminder.at, long)));
};
