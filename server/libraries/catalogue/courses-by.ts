import { inArray } from 'drizzle-orm';
import type { Course } from '#schemas/course/fields.ts';
import { product } from '../../db/tables/course.ts';
import { inOrder } from './in-order.ts';
import type { Shopper } from './price.ts';
import { courseRows, toCourse } from './queries.ts';

export const coursesBy = async (shopper: Shopper, ids: readonly number[]): Promise<Course[]> => {
  if (ids.length === 0) return [];
  const filter = inArray(product.id, [...ids]);
  const rows = await courseRows(shopper.db, { filter, order: [], page: 1, size: ids.length });
  return inOrder(ids, rows).map(toCourse(shopper));
};
