import { lt } from 'drizzle-orm';
import { alert, alerted } from '../../../db/tables/diagnostics.ts';
import { sweepRows } from '../../../platform/jobs/sweep-rows.ts';
import type { Sweep } from '../../../platform/jobs/sweeping.ts';
import { DAY } from '../../../platform/time/durations.ts';

/** In days. */
const RETENTION = 30;
/** In days: a schedule that stays in trouble for longer is announced again. */
const REMEMBERED = 400;

export const sweepAlerts: Sweep = async (db, now) => {
  await sweepRows(db, alert, lt(alert.at, new Date(now - RETENTION * DAY)));
  await sweepRows(db, alerted, lt(alerted.at, new Date(now - REMEMBERED * DAY)));
};
