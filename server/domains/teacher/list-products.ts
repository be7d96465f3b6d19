import { desc, eq } from 'drizzle-orm';
import { product } from '../../db/tables/course.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
} from '../../libraries/catalogue/index.ts';
import { pagesOf } from '../../platform/wire/paging.ts';
import { teacherOf } from './teachers.ts';

/** A teacher's published products, newest first. Refuses `noSuchTeacher`. */
export const listTeacherProducts = async (
  shopper: Shopper,
  { id, page }: { id: string; page: number },
) => {
  const { db } = shopper;
  const { id: teacherId } = await teacherOf(db, id);
  const filter = eq(product.teacherId, teacherId);
  const [rows, total] = await Promise.all([
    courseRows(db, { filter, order: [desc(product.createdAt)], page }),
    countCourses(db, filter),
  ]);
  return { items: rows.map(toCourse(shopper)), pageCount: pagesOf(total) };
};
