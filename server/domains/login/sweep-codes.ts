import { lt } from 'drizzle-orm';
import { smsCodeTable } from '../../db/tables/login.ts';
import { sweepRows } from '../../platform/jobs/sweep-rows.ts';
import type { Sweep } from '../../platform/jobs/sweeping.ts';
import { DAY } from '../../platform/time/durations.ts';

export const sweepCodes: Sweep = async (db, now) => {
  await sweepRows(db, smsCodeTable, lt(smsCodeTable.sentAt, new Date(now - 2 * DAY)));
};
