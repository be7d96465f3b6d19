import { eq } from 'drizzle-orm';
import type { teacherDetail as endpoint } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { published } from '../../libraries/catalogue/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { livesOf } from './list-lives.ts';
import { describeTeachers, teacherOf } from './teachers.ts';

/** Refuses `noSuchTeacher`. */
export const readTeacher = async (
  { db, member }: Context<Member>,
  { id }: { id: string },
): Promise<Data<typeof endpoint>> => {
  const row = await teacherOf(db, id);
  const [[described], [totals]] = await Promise.all([
    describeTeachers(db, member.id, [row]),
    db
      .select({
        courses: db.$count(product, published(eq(product.teacherId, row.id))),
        lives: db.$count(live, livesOf(row.id)),
      })
      .from(oneRow),
  ]);
  const { courses, lives } = totals ?? { courses: 0, lives: 0 };
  if (!described) throw new RefusedError(teacherRefusals.noSuchTeacher);
  const own = row.memberId === member.id;
  return { ...described, introHtml: row.introHtml, fields: row.fields, courses, lives, own };
};
