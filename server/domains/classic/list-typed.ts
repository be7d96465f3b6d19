import { desc, eq } from 'drizzle-orm';
import { product } from '../../db/tables/catalogue.ts';
import type { Context } from '../../platform/context.ts';
import { courseRows, toCourse } from '../catalogue/index.ts';

/** The type that the address of `/v1/allList?type=1` asks for. */
const AUDIO = 1;

export const listTyped = async ({ db }: Context, { page }: { page: number }) => {
  const filter = eq(product.type, AUDIO);
  const rows = await courseRows(db, { filter, order: [desc(product.createdAt)], page });
  return { items: rows.map(toCourse), pageCount: null };
};
