import { inArray, not } from 'drizzle-orm';
import { columnTypes } from '#schemas/course/product-type.ts';
import type { ListSort } from '#schemas/search/fields.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { livesBy } from '../live/index.ts';
import { findCourses } from './found-courses.ts';
import { findHits, hitCount } from './hits.ts';
import { readKeyword } from './keyword.ts';
import { withMarks } from './marks.ts';
import { readWords } from './read-words.ts';
import { searchedLives, searchedNews, searchedProducts, searchedTeachers } from './searched.ts';
import { similarWords } from './similar-words.ts';

const ofColumns = inArray(product.type, columnTypes);
const ofCourses = not(ofColumns);

type Query = { keyword: string; sort: ListSort; page: number };

const read = <A extends Query>(query: A): A => ({ ...query, keyword: readKeyword(query.keyword) });

export const searchProducts = (
  context: Context,
  { kind, ...query }: Query & { kind: 'course' | 'column' },
) => {
  const filter = kind === 'column' ? ofColumns : ofCourses;
  return findCourses(context, { ...read(query), filter });
};

export const searchLives = async ({ db }: Context, query: Query) => {
  const { ids, pageCount, words } = await findHits(db, searchedLives, read(query));
  const lives = await livesBy(db, ids);
  return { items: await withMarks(lives, words, ({ title }) => ({ text: title })), pageCount };
};

const none = { course: 0, column: 0, live: 0, news: 0, teacher: 0 };
const nothing = { ...none, synonyms: [], similar: [] };

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
  const found = Object.values(counts ?? none).some((total) => total > 0);
  return {
    ...(counts ?? none),
    synonyms: words.flatMap(({ ways }) => ways.slice(1)),
    similar: found ? [] : await similarWords(db, words),
  };
};
