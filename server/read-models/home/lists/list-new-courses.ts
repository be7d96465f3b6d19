import { desc } from 'drizzle-orm';
import { product } from '../../../db/tables/course.ts';
import { courseRows, type Shopper, toCourse } from '../../../libraries/catalogue/index.ts';

export const listNewCourses = async (shopper: Shopper, { page }: { page: number }) => {
  const rows = await courseRows(shopper.db, { order: [desc(product.createdAt)], page });
  return { items: rows.map(toCourse(shopper)), pageCount: null };
};
