import { and, desc, eq } from 'drizzle-orm';
import { teacher } from '../../db/tables/people.ts';
import { relation } from '../../db/tables/social.ts';
import type { Context } from '../../platform/context.ts';
import { pagesOf, rowsOf } from '../../platform/paging.ts';
import type { Member } from '../../platform/session.ts';
import { countOwnRelations } from '../relation/index.ts';
import { describeTeachers } from './teachers.ts';

/** The teachers that the member follows, the latest first. */
export const listFollowed = async ({ db, member }: Context<Member>, { page }: { page: number }) => {
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db
      .select({ teacher })
      .from(relation)
      .innerJoin(teacher, eq(teacher.id, relation.targetId))
      .where(
        and(
          eq(relation.memberId, member.id),
          eq(relation.kind, 'follow'),
          eq(relation.target, 'teacher'),
        ),
      )
      .orderBy(desc(relation.at), desc(relation.id))
      .limit(limit)
      .offset(offset),
    countOwnRelations(db, member.id, 'follow'),
  ]);
  const teachers = rows.map((row) => row.teacher);
  return { items: await describeTeachers(db, member.id, teachers), pageCount: pagesOf(total) };
};
