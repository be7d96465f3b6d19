import { asc, eq, inArray } from 'drizzle-orm';
import type { TeacherRow } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Database } from '../../db/database.ts';
import { teacher, workshop } from '../../db/tables/teacher.ts';
import { countRelations, hasRelation } from '../../libraries/relation/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOf } from '../../platform/wire/keys.ts';

type Teacher = typeof teacher.$inferSelect;

/** Refuses `noSuchTeacher`. */
export const teacherOf = async (db: Database, id: string): Promise<Teacher> => {
  const key = keyOf(id);
  const [row] = key === null ? [] : await db.select().from(teacher).where(eq(teacher.id, key));
  if (!row) throw new RefusedError(teacherRefusals.noSuchTeacher);
  return row;
};

const shopsOf = async (db: Database, ids: number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .select()
    .from(workshop)
    .where(inArray(workshop.teacherId, ids))
    .orderBy(asc(workshop.position), asc(workshop.id));
  return new Map(rows.reverse().map(({ teacherId, shop }) => [teacherId, shop]));
};

/** As `memberId` sees them, in the order of `rows`. */
export const describeTeachers = async (
  db: Database,
  memberId: number,
  rows: readonly Teacher[],
): Promise<TeacherRow[]> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [shops, fans, followed] = await Promise.all([
    shopsOf(db, ids),
    countRelations(db, 'follow', 'teacher', ids),
    hasRelation(db, memberId, 'follow', 'teacher', ids),
  ]);
  return rows.map(({ id, name, avatar, title, hospital, department }) => ({
    ...{ id: String(id), name, avatar, title, hospital, department },
    shop: shops.get(id) ?? '',
    fans: fans.get(id) ?? 0,
    followed: followed.has(id),
  }));
};
