import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doneRequest, passwordFailure, smsCode } from '../../db/tables/account.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CHINA_OFFSET = 8 * HOUR;

/** When the day of `now` began in China; both in ms. */
export const startOfDay = (now: number): number =>
  Math.floor((now + CHINA_OFFSET) / DAY) * DAY - CHINA_OFFSET;

/** Drops, at most once an hour, what no rule looks back to any more. */
export const sweepHourly = () => {
  let sweptAt = 0;
  return async (db: Database, now: number): Promise<void> => {
    if (now - sweptAt < HOUR) return;
    sweptAt = now;
    await db.delete(smsCode).where(lt(smsCode.sentAt, new Date(now - 2 * DAY)));
    await db.delete(passwordFailure).where(lt(passwordFailure.at, new Date(now - DAY)));
    await db.delete(doneRequest).where(lt(doneRequest.at, new Date(now - 30 * DAY)));
  };
};
