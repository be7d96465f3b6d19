import { type Column, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category } from '../../db/tables/category.ts';
import { product } from '../../db/tables/course.ts';

export const inCategory = (db: Database, key: number | Column): SQL | undefined =>
  or(
    eq(product.categoryId, key),
    inArray(
      product.categoryId,
      db.select({ id: category.id }).from(category).where(eq(category.parentId, key)),
    ),
  );
