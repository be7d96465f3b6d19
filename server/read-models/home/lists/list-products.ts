import { desc, eq } from 'drizzle-orm';
import { product } from '../../../db/tables/course.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
} from '../../../libraries/catalogue/index.ts';
import { pagesOf } from '../../../platform/wire/paging.ts';

/** Newest first, one content type. */
export const listHomeProducts =
  (type: number) =>
  async (shopper: Shopper, { page }: { page: number }) => {
    const { db } = shopper;
    const filter = eq(product.type, type);
    const [rows, total] = await Promise.all([
      courseRows(db, { filter, order: [desc(product.createdAt)], page }),
      countCourses(db, filter),
    ]);
    const shown = toCourse(shopper);
    const items = rows.map((row) => ({ ...shown(row), createdAt: row.createdAt.getTime() }));
    return { items, pageCount: pagesOf(total) };
  };
