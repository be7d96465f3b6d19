import { and, eq, lt, sql } from 'drizzle-orm';
import type { ProductAccess } from '#schemas/course/endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { progress, viewLog } from '../../../db/tables/course.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { viewing } from '../access.ts';
import type { LessonOfMember } from '../lessons.ts';
import { SLACK } from './clock-bound.ts';

export type ProgressRow = typeof progress.$inferSelect;

/** After a pause of this, in ms, opening a lesson restarts its clock: the pause does not count. */
const AWAY = MINUTE;

export const ofLesson = (memberId: number, lessonId: number) =>
  and(eq(progress.memberId, memberId), eq(progress.lessonId, lessonId));

/** How much of the progress up to `after` was made before or without buying. */
export const freeOf = (
  { furthestMs, freeMs }: ProgressRow,
  after: Pick<ProgressRow, 'furthestMs'>,
  access: ProductAccess,
): number => (access === 'granted' ? freeMs : freeMs + after.furthestMs - furthestMs);

/** A running clock is not restarted. The same statement records that the member looked at the product. */
export const startClock = async (
  db: Database,
  memberId: number,
  { id: lessonId, productId }: Pick<LessonOfMember, 'id' | 'productId'>,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  const view = viewing(db, memberId, 'product', productId, now);
  await db
    .with(db.$with('viewed').as(view.returning({ at: viewLog.at })))
    .insert(progress)
    .values({ memberId, lessonId, creditMs: SLACK, startedAt: at, reportedAt: at })
    .onConflictDoUpdate({
      target: [progress.memberId, progress.lessonId],
      set: { reportedAt: at },
      setWhere: lt(progress.reportedAt, new Date(now - AWAY)),
    });
};

/** Locks the row until the transaction ends. */
export const holdProgress = async (
  tx: Database,
  memberId: number,
  lessonId: number,
  now: number,
): Promise<ProgressRow> => {
  const at = new Date(now);
  const blank = { memberId, lessonId, creditMs: SLACK, startedAt: at, reportedAt: at };
  const [row] = await tx
    .insert(progress)
    .values(blank)
    // an existing row is locked by writing it unchanged
    .onConflictDoUpdate({
      target: [progress.memberId, progress.lessonId],
      set: { startedAt: sql`${progress.startedAt}` },
    })
    .returning();
  if (!row) throw new Error('progress was removed while it was written');
  return row;
};
