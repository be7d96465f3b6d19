import { asc, eq } from 'drizzle-orm';
import { categoryRefusals } from '#schemas/category/refusals.ts';
import { category } from '../../db/tables/category.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOf } from '../../platform/wire/keys.ts';

export const readCategory = async ({ db }: Context, { id }: { id: string }) => {
  const key = keyOf(id);
  const [row] = key === null ? [] : await db.select().from(category).where(eq(category.id, key));
  if (!row) throw new RefusedError(categoryRefusals.noSuchCategory);
  const children = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(eq(category.parentId, row.id))
    .orderBy(asc(category.position), asc(category.id));
  return {
    id: String(row.id),
    name: row.name,
    parentId: row.parentId === null ? '' : String(row.parentId),
    children: children.map((child) => ({ id: String(child.id), name: child.name })),
  };
};
