import { and, desc, eq } from 'drizzle-orm';
import { relation } from '../../db/tables/relation.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { countOwnRelations } from '../../libraries/relation/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { describeTeachers } from './teachers.ts';

/** The teachers that the member follows, the latest first. */
export const listFollowed = async ({ db, member }: Context<Member>, { page }: { page: number }) => {
  const { limit, offset } = rowsOf(page);
  const [rows, { follow = 0 }] = await Promise.all([
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
    countOwnRelations(db, member.id, ['follow']),
  ]);
  const teachers = rows.map((row) => row.teacher);
  return { items: await describeTeachers(db, member.id, teachers), pageCount: pagesOf(follow) };
};
