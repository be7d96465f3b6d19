import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category } from '../../db/tables/category.ts';

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
