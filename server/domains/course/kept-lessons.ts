import { and, eq, exists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lesson } from '../../db/tables/course.ts';
import { keptLesson } from '../../db/tables/refund.ts';

/** Whether the lesson of a statement stayed with a member when the rest of its course went back. */
export const keeps = (db: Database, memberId: number) =>
  exists(
    db
      .select({ id: keptLesson.lessonId })
      .from(keptLesson)
      .where(and(eq(keptLesson.lessonId, lesson.id), eq(keptLesson.memberId, memberId))),
  );
