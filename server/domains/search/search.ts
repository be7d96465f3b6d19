import { inArray, not } from 'drizzle-orm';
import { columnTypes } from '../../../schemas/course/product-type.ts';
import type { ListSort } from '../../../schemas/search/fields.ts';
import { product } from '../../db/tables/course.ts';
import { coursesBy } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { livesBy } from '../live/index.ts';
import { countHits, findHits } from './hits.ts';
import { readKeyword } from './keyword.ts';
import { readWords } from './read-words.ts';
import { searchedLives, searchedNews, searchedProducts, searchedTeachers } from './searched.ts';

const ofColumns = inArray(product.type, columnTypes);
const ofCourses = not(ofColumns);

type Asked = { keyword: string; sort: ListSort; page: number };

const read = <A extends Asked>(asked: A): A => ({ ...asked, keyword: readKeyword(asked.keyword) });

export const searchProducts = async (
  context: Context,
  { kind, ...asked }: Asked & { kind: 'course' | 'column' },
) => {
  const filter = kind === 'column' ? ofColumns : ofCourses;
  const { ids, pageCount } = await findHits(context.db, searchedProducts, {
    ...read(asked),
    filter,
  });
  return { items: await coursesBy(context, ids), pageCount };
};

export const searchLives = async ({ db }: Context, asked: Asked) => {
  const { ids, pageCount } = await findHits(db, searchedLives, read(asked));
  return { items: await livesBy(db, ids), pageCount };
};

/** The number of hits of each kind. */
export const countAll = async ({ db }: Context, asked: { keyword: string }) => {
  const words = await readWords(db, readKeyword(asked.keyword));
  const [course, column, live, news, teacher] = await Promise.all([
    countHits(db, searchedProducts, words, ofCourses),
    countHits(db, searchedProducts, words, ofColumns),
    countHits(db, searchedLives, words),
    countHits(db, searchedNews, words),
    countHits(db, searchedTeachers, words),
  ]);
  return { course, column, live, news, teacher };
};
