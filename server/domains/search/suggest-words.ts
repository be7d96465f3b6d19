import { asc, ilike, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { hotWord } from '../../db/tables/search.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { inOrder } from '../../libraries/catalogue/index.ts';
import type { Context, SharedContext } from '../../platform/endpoint/context.ts';
import { findHits, searchedProducts } from './hits.ts';
import { readKeyword } from './keyword.ts';

const MOST = 8;
const MOST_PEOPLE = 2;
const MOST_HOT = 20;

/** The words that editors recommend, in their order. */
export const listHotWords = ({ db }: SharedContext) =>
  db
    .select({ word: hotWord.word })
    .from(hotWord)
    .orderBy(asc(hotWord.position), asc(hotWord.id))
    .limit(MOST_HOT);

const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

const hotWith = (db: Database, keyword: string) =>
  db
    .select({ word: hotWord.word })
    .from(hotWord)
    .where(ilike(hotWord.word, containing(keyword)))
    .orderBy(asc(hotWord.position), asc(hotWord.id))
    .limit(MOST);

const teachersWith = (db: Database, keyword: string) =>
  db
    .select({ word: teacher.name })
    .from(teacher)
    .where(ilike(teacher.name, containing(keyword)))
    .orderBy(asc(teacher.id))
    .limit(MOST_PEOPLE);

const titlesWith = async (db: Database, keyword: string) => {
  const { ids } = await findHits(db, searchedProducts, { keyword, sort: 'best', page: 1 });
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: product.id, word: product.title })
    .from(product)
    .where(inArray(product.id, ids));
  return inOrder(ids, rows);
};

/** Recommended words, teachers and titles that hold what was typed. */
export const suggestWords = async ({ db }: Context, typed: { keyword: string }) => {
  const keyword = readKeyword(typed.keyword);
  if (keyword === '') return [];
  const found = await Promise.all([
    hotWith(db, keyword),
    teachersWith(db, keyword),
    titlesWith(db, keyword),
  ]);
  const words = new Set(found.flat().map(({ word }) => word));
  return [...words].slice(0, MOST).map((word) => ({ word }));
};
