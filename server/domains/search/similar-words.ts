import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { holding } from './matching.ts';
import { searchedLessons, searchedProducts } from './searched.ts';
import type { Word } from './words.ts';

const MOST = 3;
const TITLES = 10;

const titlesWith = (db: Database, words: readonly Word[]) => {
  const shown = (condition?: SQL) => and(eq(product.published, true), condition);
  const own = db
    .select({ title: product.title })
    .from(product)
    .where(shown(holding(searchedProducts, words)))
    .orderBy(desc(product.learners))
    .limit(TITLES);
  const ofLessons = db
    .select({ title: lesson.title })
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(shown(and(eq(lesson.published, true), holding(searchedLessons, words))))
    .orderBy(sql`${product.learners} desc`)
    .limit(TITLES);
  return own.unionAll(ofLessons);
};

/** Words of titles that sound like what was typed, such as 高血压 for 高血鸭, for a keyword without hits. */
export const similarWords = async (db: Database, words: readonly Word[]): Promise<string[]> => {
  const { heardIn, readingOf } = await import('./sounds.ts');
  const alike = words.map(({ ways, heard }) => ({
    ways,
    heard: heard || readingOf(ways[0] ?? ''),
  }));
  if (alike.every(({ heard }, at) => heard === words[at]?.heard)) return [];
  const rows = await titlesWith(db, alike);
  const similar = rows.map(({ title }) =>
    alike
      .map(({ ways, heard }) => (heard && heardIn(title, heard)[0]) || (ways[0] ?? ''))
      .join(' '),
  );
  return [...new Set(similar)].slice(0, MOST);
};
