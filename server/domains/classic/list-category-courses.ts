import { desc } from 'drizzle-orm';
import type { Course } from '../../../schemas/api/content.ts';
import type { Page } from '../../../schemas/structures.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/catalogue.ts';
import type { Context } from '../../platform/context.ts';
import { keyOf } from '../../platform/keys.ts';
import { PAGE_SIZE, pagesOf } from '../../platform/paging.ts';
import { countCourses, courseRows, toCourse } from '../catalogue/index.ts';
import { withinCategory } from './queries.ts';

/** One page of a category's courses, newest first. */
export const categoryPage = async (
  db: Database,
  key: number,
  page: number,
  size: number = PAGE_SIZE,
): Promise<Page<Course>> => {
  const filter = withinCategory(db, key);
  const [rows, total] = await Promise.all([
    courseRows(db, { filter, order: [desc(product.createdAt)], page, size }),
    countCourses(db, filter),
  ]);
  return { items: rows.map(toCourse), pageCount: pagesOf(total, size) };
};

export const listCategoryCourses = async (
  { db }: Context,
  payload: { type_id: string; page: number },
): Promise<Page<Course>> => {
  const key = keyOf(payload.type_id);
  return key === null ? { items: [], pageCount: 0 } : categoryPage(db, key, payload.page);
};
