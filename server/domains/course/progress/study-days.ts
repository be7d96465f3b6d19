import { and, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { studyDay } from '../../../db/tables/course.ts';
import { chinaDate, startOfDay } from '../../../platform/time/china-time.ts';

/** Splits the `ms` before `now` by days in China, the earlier one first. */
const pieces = (ms: number, now: number) => {
  const midnight = startOfDay(now);
  const before = now - ms;
  if (before >= midnight) return [{ day: chinaDate(now), ms, to: now }];
  return [
    { day: chinaDate(before), ms: midnight - before, to: midnight },
    { day: chinaDate(now), ms: now - midnight, to: now },
  ];
};

/**
 * Counts the `ms` before `now` (less than a day) as studied, without time that another lesson, tab or device
 * has counted.
 */
export const addStudied = async (
  tx: Database,
  memberId: number,
  ms: number,
  now: number,
): Promise<void> => {
  if (ms <= 0) return;
  const since = sql`(extract(epoch from excluded.counted_to - ${studyDay.countedTo}) * 1000)::integer`;
  for (const { to, ...piece } of pieces(ms, now))
    await tx
      .insert(studyDay)
      .values({ memberId, ...piece, countedTo: new Date(to) })
      .onConflictDoUpdate({
        target: [studyDay.memberId, studyDay.day],
        set: {
          ms: sql`${studyDay.ms} + greatest(0, least(excluded.ms, ${since}))`,
          countedTo: sql`greatest(${studyDay.countedTo}, excluded.counted_to)`,
        },
      });
};

/** Seconds by day; both ends are included. */
export const studiedOn = async (
  db: Database,
  memberId: number,
  first: string,
  last: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ day: studyDay.day, ms: studyDay.ms })
    .from(studyDay)
    .where(and(eq(studyDay.memberId, memberId), between(studyDay.day, first, last)));
  return new Map(rows.map(({ day, ms }) => [day, Math.floor(ms / 1000)]));
};
