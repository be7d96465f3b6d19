import { eq, sql } from 'drizzle-orm';
import type { teacherDetail as endpoint } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { published } from '../../libraries/catalogue/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { livesOf } from './list-lives.ts';
import { describeTeachers, teacherOf } from './teachers.ts';

/** Whoever learns in two courses counts twice. */
const learnersOf = (db: Database, teacherId: number) => {
  const sum = db
    .select({ sum: sql`coalesce(sum(${product.learners}), 0)` })
    .from(product)
    .where(published(eq(product.teacherId, teacherId)));
  return sql<number>`(${sum})::int`.mapWith(Number);
};

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
        learners: learnersOf(db, row.id),
      })
      .from(oneRow),
  ]);
  const { courses, lives, learners } = totals ?? { courses: 0, lives: 0, learners: 0 };
  if (!described) throw new RefusedError(teacherRefusals.noSuchTeacher);
  const own = row.memberId === member.id;
  const { introHtml, fields } = row;
  return { ...described, introHtml, fields, courses, lives, learners, own };
};
