import { and, eq, exists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lesson } from '../../db/tables/course.ts';
import { retainedLesson } from '../../db/tables/refund.ts';

/** Whether the lesson stayed with the member when the rest of its course was refunded. */
export const keeps = (db: Database, memberId: number) =>
  exists(
    db
      .select({ id: retainedLesson.lessonId })
      .from(retainedLesson)
      .where(and(eq(retainedLesson.lessonId, lesson.id), eq(retainedLesson.memberId, memberId))),
  );
