import { desc, eq } from 'drizzle-orm';
import { product } from '../../db/tables/catalogue.ts';
import type { SharedContext } from '../../platform/context.ts';
import { pagesOf } from '../../platform/paging.ts';
import { countCourses, courseRows, toCourse } from '../catalogue/index.ts';

/** Newest first, one content type: 0 video, 1 audio, 2 graphic, 3 column. */
export const listProducts =
  (type: 0 | 1 | 2 | 3) =>
  async ({ db }: SharedContext, { page }: { page: number }) => {
    const filter = eq(product.type, type);
    const [rows, total] = await Promise.all([
      courseRows(db, { filter, order: [desc(product.createdAt)], page }),
      countCourses(db, filter),
    ]);
    const items = rows.map((row) => ({ ...toCourse(row), createdAt: row.createdAt.getTime() }));
    return { items, pageCount: pagesOf(total) };
  };
