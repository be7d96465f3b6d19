import { desc } from 'drizzle-orm';
import { product } from '../../db/tables/catalogue.ts';
import type { SharedContext } from '../../platform/context.ts';
import { courseRows, toCourse } from '../catalogue/index.ts';

export const listNewCourses = async ({ db }: SharedContext, { page }: { page: number }) => {
  const rows = await courseRows(db, { order: [desc(product.createdAt)], page });
  return { items: rows.map(toCourse), pageCount: null };
};
