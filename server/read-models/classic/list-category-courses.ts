import { desc } from 'drizzle-orm';
import type { Course } from '#schemas/course/fields.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { product } from '../../db/tables/course.ts';
import { inCategory, listCourses, type Shopper } from '../../libraries/catalogue/index.ts';
import { keyOf } from '../../platform/wire/keys.ts';

export const listCategoryCourses = async (
  shopper: Shopper,
  { type_id, page }: { type_id: string; page: number },
): Promise<Page<Course>> => {
  const key = keyOf(type_id);
  if (key === null) return { items: [], pageCount: 0 };
  const filter = inCategory(shopper.db, key);
  return listCourses(shopper, { filter, order: [desc(product.createdAt)], page });
};
