import { lt } from 'drizzle-orm';
import { homeDay, sectionMeasure } from '../../db/tables/measure.ts';
import { sweepRows } from '../../platform/jobs/sweep-rows.ts';
import type { Sweep } from '../../platform/jobs/sweeping.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';

/** In days, so that a year can be compared with the one before. */
const RETENTION = 400;

export const sweepMeasures: Sweep = async (db, now) => {
  const first = chinaDate(now - RETENTION * DAY);
  await sweepRows(db, sectionMeasure, lt(sectionMeasure.day, first));
  await sweepRows(db, homeDay, lt(homeDay.day, first));
};
