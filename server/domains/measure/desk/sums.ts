import { desc, sql } from 'drizzle-orm';
import { NUMBER_DAYS } from '#schemas/measure/desk-endpoints.ts';
import type { MeasuredHome } from '#schemas/measure/fields.ts';
import type { Database } from '../../../db/database.ts';
import { homeDay } from '../../../db/tables/measure.ts';
import { chinaDate } from '../../../platform/time/china-time.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { counted, lastSummed } from '../home-days.ts';

const MOST = 5000;

type Moments = { now: number; live: number; before: number };

/**
 * Counts by span in one statement: from the daily sums where a day has them, otherwise (as a rule today) from
 * the reported rows.
 */
export const sumsOf = (db: Database, { now, live, before }: Moments) => {
  const today = chinaDate(now);
  const since = (days: number) => chinaDate(now - (days - 1) * DAY);
  const first = sql`${since(NUMBER_DAYS)}::date`;
  const unsummed = sql`greatest(${first}, coalesce(${lastSummed} + 1, ${first}))`;
  const days = sql`(
    select * from ${homeDay} where day >= ${first} and day < ${today}::date
    union all
    select * from (${counted({ from: unsummed, until: today })}) as since_then
  ) as days`;
  const sum = (when: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(count) filter (where ${when}), 0)`.mapWith(Number);
  return db
    .select({
      home: sql<MeasuredHome | ''>`home`,
      section: sql<string>`section`,
      id: sql<string>`instance`,
      item: sql<string>`item`,
      variant: sql<string>`variant`,
      kind: sql<(typeof homeDay.$inferSelect)['kind']>`kind`,
      today: sum(sql`day = ${today}::date`),
      week: sum(sql`day >= ${since(7)}::date`),
      month: sum(sql`day >= ${since(30)}::date`),
      live: sum(sql`release_id = ${live}`),
      before: sum(sql`release_id = ${before}`),
      whole: sql<number>`sum(count)`.mapWith(Number),
    })
    .from(days)
    .groupBy(sql`home, section, instance, item, variant, kind`)
    .orderBy(desc(sql`sum(count)`))
    .limit(MOST);
};

export type Sums = Awaited<ReturnType<typeof sumsOf>>[number];
