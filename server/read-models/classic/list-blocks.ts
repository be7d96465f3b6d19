import { and, asc, eq, isNull } from 'drizzle-orm';
import { category } from '../../db/tables/category.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { rowsOf } from '../../platform/wire/paging.ts';
import { categoryPage } from './list-category-courses.ts';

const BLOCK_SIZE = 4;
const LARGEST_BLOCK = 20;

type Payload = {
  page: number;
  type_id?: string | undefined;
  limit?: number | undefined;
  pages: number;
};

const roots = async ({ db }: Context, { page, type_id }: Payload) => {
  const key = type_id === undefined ? undefined : keyOf(type_id);
  if (key === null) return [];
  const { limit, offset } = rowsOf(page);
  return db
    .select()
    .from(category)
    .where(and(isNull(category.parentId), key === undefined ? undefined : eq(category.id, key)))
    .orderBy(asc(category.position), asc(category.id))
    .limit(limit)
    .offset(key === undefined ? offset : 0);
};

/**
 * First-level categories with their courses. Without `type_id`, all of them with their first
 * courses; with it, that one with its courses of page `pages` (换一换).
 */
export const listBlocks = async (context: Context, payload: Payload) => {
  const size = Math.min(payload.limit || BLOCK_SIZE, LARGEST_BLOCK);
  const coursePage = payload.type_id === undefined ? 1 : payload.pages;
  const rows = await roots(context, payload);
  return Promise.all(
    rows.map(async ({ id, name, adImage }) => ({
      id: String(id),
      name,
      adImage,
      courses: await categoryPage(context, id, coursePage, size),
    })),
  );
};
