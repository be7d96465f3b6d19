import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Course } from '#schemas/course/fields.ts';
import { category } from '../../db/tables/category.ts';
import { product } from '../../db/tables/course.ts';
import { couponPricing } from '../../domains/coupon/index.ts';
import {
  courseRows,
  inCategory,
  published,
  type Shopper,
  toCourse,
} from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';

const BLOCK_SIZE = 4;
const LARGEST_BLOCK = 20;

type Payload = {
  page: number;
  type_id?: string | undefined;
  limit?: number | undefined;
  pages: number;
};

const root = alias(category, 'root');

const rootsOf = async ({ db }: Context, { page, type_id }: Payload) => {
  const key = type_id === undefined ? undefined : keyOf(type_id);
  if (key === null) return [];
  const { limit, offset } = rowsOf(page);
  const { id, name, adImage } = root;
  const total = db.$count(product, published(inCategory(db, id)));
  return db
    .select({ id, name, adImage, total })
    .from(root)
    .where(and(isNull(root.parentId), key === undefined ? undefined : eq(id, key)))
    .orderBy(asc(root.position), asc(id))
    .limit(limit)
    .offset(key === undefined ? offset : 0);
};

type ShownCourses = { ids: number[]; page: number; size: number };

const coursesIn = async (shopper: Shopper, { ids, page, size }: ShownCourses) => {
  const { db } = shopper;
  const filter = inCategory(db, root.id);
  const order = [desc(product.createdAt)];
  const shown = courseRows(db, { filter, order, page, size }).as('shown');
  const rows = await db
    .select()
    .from(root)
    .innerJoinLateral(shown, sql`true`)
    .where(inArray(root.id, ids))
    .orderBy(desc(shown.createdAt), asc(shown.id));
  const courses = new Map<number, Course[]>(ids.map((id) => [id, []]));
  for (const row of rows) courses.get(row.root.id)?.push(toCourse(shopper)(row.shown));
  return courses;
};

/**
 * Without `type_id`, all first-level categories with their first courses; with it, that one with its courses of page
 * `pages` (换一换).
 */
export const listBlocks = async (context: Context, payload: Payload) => {
  const size = Math.min(payload.limit || BLOCK_SIZE, LARGEST_BLOCK);
  const page = payload.type_id === undefined ? 1 : payload.pages;
  const roots = await rootsOf(context, payload);
  const ids = roots.map(({ id }) => id);
  const courses = ids.length > 0 ? await coursesIn(context, { ids, page, size }) : undefined;
  const priced = await couponPricing(context, [...(courses?.values() ?? [])].flat());
  return roots.map(({ id, name, adImage, total }) => ({
    id: String(id),
    name,
    adImage,
    courses: { items: courses?.get(id)?.map(priced) ?? [], pageCount: pagesOf(total, size) },
  }));
};
