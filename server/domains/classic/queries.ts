import { asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category, product } from '../../db/tables/catalogue.ts';

/** The categories under `parent`, or the first-level ones. */
export const categoriesUnder = (db: Database, parent: number | null) =>
  db
    .select()
    .from(category)
    .where(parent === null ? isNull(category.parentId) : eq(category.parentId, parent))
    .orderBy(asc(category.position), asc(category.id));

export const toCategory = ({ id, name, thumb }: typeof category.$inferSelect) => ({
  id: String(id),
  name,
  thumb,
});

/** Products of a category or of those right under it. */
export const withinCategory = (db: Database, key: number): SQL | undefined =>
  or(
    eq(product.categoryId, key),
    inArray(
      product.categoryId,
      db.select({ id: category.id }).from(category).where(eq(category.parentId, key)),
    ),
  );
