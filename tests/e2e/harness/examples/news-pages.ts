import { news } from '#server/db/tables/news.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db) => ({
  '/newsInfo': `/newsInfo?id=${await firstId(db, news)}`,
});
