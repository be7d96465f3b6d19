import { desc, eq } from 'drizzle-orm';
import { product } from '../../db/tables/course.ts';
import { listCourses, type Shopper } from '../../libraries/catalogue/index.ts';
import { teacherOf } from './teachers.ts';

/** Refuses `noSuchTeacher`. */
export const listTeacherProducts = async (
  shopper: Shopper,
  { id, page }: { id: string; page: number },
) => {
  const { id: teacherId } = await teacherOf(shopper.db, id);
  const filter = eq(product.teacherId, teacherId);
  return listCourses(shopper, { filter, order: [desc(product.createdAt)], page });
};
