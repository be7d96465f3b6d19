import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passwordFailure, smsCodeTable } from '../../db/tables/login.ts';
import { sweepRequests } from '../../platform/endpoint/done-requests.ts';
import { DAY, HOUR } from '../../platform/time/durations.ts';

/** Deletes expired rows that no rule reads any more, at most once an hour. */
export const sweepHourly = () => {
  let sweptAt = 0;
  return async (db: Database, now: number): Promise<void> => {
    if (now - sweptAt < HOUR) return;
    sweptAt = now;
    await db.delete(smsCodeTable).where(lt(smsCodeTable.sentAt, new Date(now - 2 * DAY)));
    await db.delete(passwordFailure).where(lt(passwordFailure.at, new Date(now - DAY)));
    await sweepRequests(db, now);
  };
};
