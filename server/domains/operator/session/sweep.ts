import { lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { operatorSession } from '../../../db/tables/operator.ts';
import { sweepRequests } from '../../../platform/endpoint/done-requests.ts';
import { DAY } from '../../../platform/time/durations.ts';

/** Deletes claims of requests that are too old to be repeated, and sessions that ended a day ago. */
export const sweep = async (db: Database, now: number): Promise<void> => {
  await sweepRequests(db, now);
  await db.delete(operatorSession).where(lt(operatorSession.expiresAt, new Date(now - DAY)));
};
