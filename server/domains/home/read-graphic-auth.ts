import { and, eq } from 'drizzle-orm';
import { product } from '../../db/tables/catalogue.ts';
import type { Context } from '../../platform/context.ts';

const LARGEST_ID = 2_147_483_647;

/** True for a graphic lesson that opens on the lesson page (specification section 4). */
export const readGraphicAuth = async ({ db }: Context, { id }: { id: string }) => {
  const key = Number(id);
  if (!Number.isInteger(key) || key < 1 || key > LARGEST_ID) return false;
  const found = await db.$count(product, and(eq(product.id, key), eq(product.graphicLesson, true)));
  return found > 0;
};
