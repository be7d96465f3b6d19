import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grant, lesson, progress } from '../../db/tables/course.ts';
import type { ProductRow } from './documents.ts';

/** The members who study a course: whoever was given access, and whoever began one that is free. */
export const studentsOf = (db: Database, { id, priceFen }: ProductRow) =>
  (priceFen === 0
    ? db
        .select({
          memberId: progress.memberId,
          at: sql<Date>`max(${progress.reportedAt})`.as('at'),
        })
        .from(progress)
        .innerJoin(lesson, eq(lesson.id, progress.lessonId))
        .where(eq(lesson.productId, id))
        .groupBy(progress.memberId)
    : db
        .select({ memberId: grant.memberId, at: sql<Date>`${grant.startAt}`.as('at') })
        .from(grant)
        .where(heldOf(id))
  ).as('student');

const heldOf = (id: number): SQL | undefined =>
  and(eq(grant.target, 'product'), eq(grant.targetId, id), isNull(grant.revokedAt));
