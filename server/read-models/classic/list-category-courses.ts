import { desc } from 'drizzle-orm';
import type { Course } from '#schemas/course/fields.ts';
import type { Page } from '#schemas/structures.ts';
import { product } from '../../db/tables/course.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
  withinCategory,
} from '../../libraries/catalogue/index.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { pagesOf } from '../../platform/wire/paging.ts';

/** One page of a category's courses, newest first. */
export const listCategoryCourses = async (
  shopper: Shopper,
  { type_id, page }: { type_id: string; page: number },
): Promise<Page<Course>> => {
  const { db } = shopper;
  const key = keyOf(type_id);
  if (key === null) return { items: [], pageCount: 0 };
  const filter = withinCategory(db, key);
  const [rows, total] = await Promise.all([
    courseRows(db, { filter, order: [desc(product.createdAt)], page }),
    countCourses(db, filter),
  ]);
  return { items: rows.map(toCourse(shopper)), pageCount: pagesOf(total) };
};
