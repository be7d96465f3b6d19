import { and, eq } from 'drizzle-orm';
import { product } from '../../../db/tables/course.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { keyOf } from '../../../platform/wire/keys.ts';

/** True for a graphic lesson that opens on the lesson page (home rule 54). */
export const readGraphicAuth = async ({ db }: Context, { id }: { id: string }) => {
  const key = keyOf(id);
  if (key === null) return false;
  const found = await db.$count(product, and(eq(product.id, key), eq(product.graphicLesson, true)));
  return found > 0;
};
