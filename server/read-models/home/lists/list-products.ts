import { and, desc, eq } from 'drizzle-orm';
import { product } from '../../../db/tables/course.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
} from '../../../libraries/catalogue/index.ts';
import { pagesOf } from '../../../platform/wire/paging.ts';
import { type Asked, partOf } from '../queries.ts';

/** Newest first, one content type. */
export const listHomeProducts = (type: number) => async (shopper: Shopper, asked: Asked) => {
  const { db } = shopper;
  const { only, page, size } = partOf(asked, product.id);
  const filter = and(eq(product.type, type), only);
  const [rows, total] = await Promise.all([
    courseRows(db, { filter, order: [desc(product.createdAt)], page, size }),
    countCourses(db, filter),
  ]);
  const shown = toCourse(shopper);
  const items = rows.map((row) => ({ ...shown(row), createdAt: row.createdAt.getTime() }));
  return { items, pageCount: pagesOf(total, size) };
};
