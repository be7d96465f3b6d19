import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { selectPage } from '../../db/select-page.ts';
import { relation } from '../../db/tables/relation.ts';
import { teacher } from '../../db/tables/teacher.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { describeTeachers } from './teachers.ts';

export const listFollowed = async ({ db, member }: Context<Member>, { page }: { page: number }) => {
  const followed = db
    .select(getTableColumns(teacher))
    .from(relation)
    .innerJoin(teacher, eq(teacher.id, relation.targetId));
  const own = [eq(relation.memberId, member.id), eq(relation.target, 'teacher')];
  const { rows, pageCount } = await selectPage(db, followed, {
    where: and(...own, eq(relation.kind, 'follow')),
    orderBy: [desc(relation.at), desc(relation.id)],
    page,
  });
  return { items: await describeTeachers(db, member.id, rows), pageCount };
};
