import { desc, eq, or } from 'drizzle-orm';
import type { findCoursesToGive as endpoint } from '#schemas/member/desk-endpoints.ts';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import { product } from '../../../db/tables/course.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';

const OFFERED = 30;

export const findCoursesToGive: Verb<typeof endpoint> = async ({ db }, { word }) => {
  const isNumber = /^[1-9]\d{0,9}$/.test(word) && Number(word) <= LARGEST_INTEGER;
  const choices = await db
    .select({ id: product.id, title: product.title })
    .from(product)
    .where(
      word === ''
        ? undefined
        : or(holdsWord(product.title, word), isNumber ? eq(product.id, Number(word)) : undefined),
    )
    .orderBy(desc(product.id))
    .limit(OFFERED);
  return { choices };
};
