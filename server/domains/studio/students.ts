import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grant, lesson, progress } from '../../db/tables/course.ts';
import type { ProductRow } from './documents.ts';

const columnsOf = ({ memberId }: typeof grant | typeof progress, at: unknown) => ({
  memberId: sql<number>`${memberId}`.mapWith(Number).as('member_id'),
  at: sql`${at}`.as('at'),
});

/** The members who study a course: whoever was given access, and whoever began one that is free. */
export const studentsOf = (db: Database, { id, priceFen }: ProductRow) => {
  const held = and(eq(grant.target, 'product'), eq(grant.targetId, id), isNull(grant.revokedAt));
  return priceFen === 0
    ? db
        .select(columnsOf(progress, sql`max(${progress.reportedAt})`))
        .from(progress)
        .innerJoin(lesson, eq(lesson.id, progress.lessonId))
        .where(eq(lesson.productId, id))
        .groupBy(progress.memberId)
        .as('student')
    : db.select(columnsOf(grant, grant.startAt)).from(grant).where(held).as('student');
};
