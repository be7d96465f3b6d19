import { lt } from 'drizzle-orm';
import { alert, alerted } from '../../../db/tables/diagnostics.ts';
import { sweepRows } from '../../../platform/jobs/sweep-rows.ts';
import type { Sweep } from '../../../platform/jobs/sweeping.ts';
import { DAY } from '../../../platform/time/durations.ts';

/** How long messages are kept, in days. */
const RETENTION = 30;
/** A schedule that nobody sees to for as long is told of once more. */
const REMEMBERED = 400;

/** Deletes messages of long ago, and what was told of when. */
export const sweepAlerts: Sweep = async (db, now) => {
  await sweepRows(db, alert, lt(alert.at, new Date(now - RETENTION * DAY)));
  await sweepRows(db, alerted, lt(alerted.at, new Date(now - REMEMBERED * DAY)));
};
