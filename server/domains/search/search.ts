import { inArray, not } from 'drizzle-orm';
import { columnTypes } from '#schemas/course/product-type.ts';
import type { ListSort } from '#schemas/search/fields.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import { coursesBy } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { livesBy } from '../live/index.ts';
import { findHits, hitCount } from './hits.ts';
import { readKeyword } from './keyword.ts';
import { readWords } from './read-words.ts';
import { searchedLives, searchedNews, searchedProducts, searchedTeachers } from './searched.ts';

const ofColumns = inArray(product.type, columnTypes);
const ofCourses = not(ofColumns);

type Query = { keyword: string; sort: ListSort; page: number };

const read = <A extends Query>(query: A): A => ({ ...query, keyword: readKeyword(query.keyword) });

export const searchProducts = async (
  context: Context,
  { kind, ...query }: Query & { kind: 'course' | 'column' },
) => {
  const filter = kind === 'column' ? ofColumns : ofCourses;
  const { ids, pageCount } = await findHits(context.db, searchedProducts, {
    ...read(query),
    filter,
  });
  return { items: await coursesBy(context, ids), pageCount };
};

export const searchLives = async ({ db }: Context, query: Query) => {
  const { ids, pageCount } = await findHits(db, searchedLives, read(query));
  return { items: await livesBy(db, ids), pageCount };
};

const nothing = { course: 0, column: 0, live: 0, news: 0, teacher: 0, synonyms: [] };

export const countAll = async ({ db }: Context, query: { keyword: string }) => {
  const words = await readWords(db, readKeyword(query.keyword));
  if (words.length === 0) return nothing;
  const [counts] = await db
    .select({
      course: hitCount(db, searchedProducts, words, ofCourses),
      column: hitCount(db, searchedProducts, words, ofColumns),
      live: hitCount(db, searchedLives, words),
      news: hitCount(db, searchedNews, words),
      teacher: hitCount(db, searchedTeachers, words),
    })
    .from(oneRow);
  return { ...(counts ?? nothing), synonyms: words.flatMap(({ ways }) => ways.slice(1)) };
};
