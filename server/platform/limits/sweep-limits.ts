import { sql } from 'drizzle-orm';
import { limitCount } from '../../db/tables/limit.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import type { Sweep } from '../jobs/sweeping.ts';

/** By the database's clock, which set the ends of the windows. */
export const sweepLimits: Sweep = async (db) => {
  await sweepRows(db, limitCount, sql`${limitCount.expire} < clock_timestamp()`);
};
