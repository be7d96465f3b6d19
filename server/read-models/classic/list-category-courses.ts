import { desc } from 'drizzle-orm';
import type { Course } from '../../../schemas/course/fields.ts';
import type { Page } from '../../../schemas/structures.ts';
import { product } from '../../db/tables/course.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
  withinCategory,
} from '../../libraries/catalogue/index.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { PAGE_SIZE, pagesOf } from '../../platform/wire/paging.ts';

/** One page of a category's courses, newest first. */
export const categoryPage = async (
  shopper: Shopper,
  key: number,
  page: number,
  size: number = PAGE_SIZE,
): Promise<Page<Course>> => {
  const { db } = shopper;
  const filter = withinCategory(db, key);
  const [rows, total] = await Promise.all([
    courseRows(db, { filter, order: [desc(product.createdAt)], page, size }),
    countCourses(db, filter),
  ]);
  return { items: rows.map(toCourse(shopper)), pageCount: pagesOf(total, size) };
};

export const listCategoryCourses = async (
  shopper: Shopper,
  payload: { type_id: string; page: number },
): Promise<Page<Course>> => {
  const key = keyOf(payload.type_id);
  return key === null ? { items: [], pageCount: 0 } : categoryPage(shopper, key, payload.page);
};
