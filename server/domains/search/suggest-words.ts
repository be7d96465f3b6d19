import { and, asc, eq, ilike, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { hotWord } from '../../db/tables/search.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { inOrder } from '../../libraries/catalogue/index.ts';
import type { Context, SharedContext } from '../../platform/endpoint/context.ts';
import { idsOf } from './hits.ts';
import { readKeyword } from './keyword.ts';
import { withMarks } from './marks.ts';
import { holding } from './matching.ts';
import { readWords } from './read-words.ts';
import { searchedLessons, searchedProducts, searchedTeachers } from './searched.ts';
import type { Word } from './words.ts';

const MOST = 8;
const MOST_PEOPLE = 2;
const MOST_LESSONS = 3;
/** Titles that stand before lessons. */
const FIRST_TITLES = 4;
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

/** The hospital where the keyword is in that alone, else the department. */
const aboutTeacher = (keyword: string) => sql<string>`case
  when strpos(search_text(${teacher.department}), ${keyword}) = 0
    and strpos(search_text(${teacher.hospital}), ${keyword}) > 0 then ${teacher.hospital}
  else ${teacher.department} end`;

const teachersWith = (db: Database, keyword: string, words: readonly Word[]) =>
  db
    .select({ word: teacher.name, kind: sql<string>`'teacher'`, about: aboutTeacher(keyword) })
    .from(teacher)
    .where(holding(searchedTeachers, words))
    .orderBy(asc(teacher.id))
    .limit(MOST_PEOPLE);

const titlesWith = async (db: Database, keyword: string, words: readonly Word[]) => {
  const wanted = { keyword, words, sort: 'best', page: 1 } as const;
  const { part: _, ...titles } = searchedProducts;
  const found = await idsOf(db, titles, wanted);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: product.id, word: product.title, kind: sql<string>`'course'` })
    .from(product)
    .where(inArray(product.id, ids));
  return inOrder(ids, rows).map(({ word, kind }) => ({ word, kind }));
};

/** Some of them, since many courses have a lesson of the same title. */
const lessonsWith = (db: Database, words: readonly Word[]) =>
  db
    .select({ word: lesson.title, kind: sql<string>`'lesson'`, about: sql<string>`''` })
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(
      and(
        eq(lesson.published, true),
        eq(product.published, true),
        ne(lesson.title, product.title),
        holding(searchedLessons, words),
      ),
    )
    .orderBy(asc(lesson.id))
    .limit(MOST);

type Found = { word: string; kind?: string; about?: string };

/** Each word once, as what it was found first. */
const unique = (found: readonly Found[]): Found[] =>
  found.filter(({ word }, at) => found.findIndex((other) => other.word === word) === at);

export const suggestWords = async ({ db }: Context, typed: { keyword: string }) => {
  const keyword = readKeyword(typed.keyword);
  if (keyword === '') return [];
  const words = await readWords(db, keyword);
  const [hot, named, titles] = await Promise.all([
    hotWith(db, keyword),
    teachersWith(db, keyword, words).unionAll(lessonsWith(db, words)),
    titlesWith(db, keyword, words),
  ]);
  const people = named.filter(({ kind }) => kind === 'teacher');
  const lessons = named.filter(({ kind }) => kind === 'lesson');
  const first = unique([...hot, ...people, ...titles.slice(0, FIRST_TITLES)]);
  const further = unique([...first, ...lessons]).slice(0, first.length + MOST_LESSONS);
  const shown = unique([...further, ...titles]).slice(0, MOST);
  return withMarks(shown, words, ({ word, kind, about = '' }) =>
    kind === 'teacher' ? { text: about, name: word } : { text: word },
  );
};
