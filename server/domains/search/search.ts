import { inArray, not } from 'drizzle-orm';
import { columnTypes } from '../../../schemas/course/product-type.ts';
import type { ListSort } from '../../../schemas/search/fields.ts';
import { product } from '../../db/tables/course.ts';
import { coursesBy } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { livesBy } from '../live/index.ts';
import { countHits, findHits, searchedLives, searchedNews, searchedProducts } from './hits.ts';
import { readKeyword } from './keyword.ts';

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
  const keyword = readKeyword(asked.keyword);
  const [course, column, live, news] = await Promise.all([
    countHits(db, searchedProducts, keyword, ofCourses),
    countHits(db, searchedProducts, keyword, ofColumns),
    countHits(db, searchedLives, keyword),
    countHits(db, searchedNews, keyword),
  ]);
  return { course, column, live, news };
};
