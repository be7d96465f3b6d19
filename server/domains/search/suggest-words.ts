import { asc, ilike, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { hotWord } from '../../db/tables/search.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { inOrder } from '../../libraries/catalogue/index.ts';
import type { Context, SharedContext } from '../../platform/endpoint/context.ts';
import { idsOf } from './hits.ts';
import { readKeyword } from './keyword.ts';
import { holding } from './matching.ts';
import { readWords } from './read-words.ts';
import { searchedProducts, searchedTeachers } from './searched.ts';
import type { Word } from './words.ts';

const MOST = 8;
const MOST_PEOPLE = 2;
const MOST_HOT = 20;

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

const teachersWith = (db: Database, words: readonly Word[]) =>
  db
    .select({ word: teacher.name })
    .from(teacher)
    .where(holding(searchedTeachers, words))
    .orderBy(asc(teacher.id))
    .limit(MOST_PEOPLE);

const titlesWith = async (db: Database, keyword: string, words: readonly Word[]) => {
  const wanted = { keyword, words, sort: 'best', page: 1 } as const;
  const ids = await idsOf(db, searchedProducts, wanted);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: product.id, word: product.title })
    .from(product)
    .where(inArray(product.id, ids));
  return inOrder(ids, rows);
};

export const suggestWords = async ({ db }: Context, typed: { keyword: string }) => {
  const keyword = readKeyword(typed.keyword);
  if (keyword === '') return [];
  const words = await readWords(db, keyword);
  const found = await Promise.all([
    hotWith(db, keyword),
    teachersWith(db, words),
    titlesWith(db, keyword, words),
  ]);
  const suggested = new Set(found.flat().map(({ word }) => word));
  return [...suggested].slice(0, MOST).map((word) => ({ word }));
};
