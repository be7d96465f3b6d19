import { category } from '#server/db/tables/category.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db) => ({
  '/categoryList': `/categoryList?id=${await firstId(db, category)}`,
});
