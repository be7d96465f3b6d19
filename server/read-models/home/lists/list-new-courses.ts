import { desc } from 'drizzle-orm';
import { product } from '../../../db/tables/course.ts';
import { courseRows, type Shopper, toCourse } from '../../../libraries/catalogue/index.ts';
import { partOf, type Query } from '../queries.ts';

export const listNewCourses = async (shopper: Shopper, query: Query) => {
  const { only, page, size } = partOf(query, product.id);
  const order = [desc(product.createdAt)];
  const rows = await courseRows(shopper.db, { filter: only, order, page, size });
  return { items: rows.map(toCourse(shopper)), pageCount: null };
};
