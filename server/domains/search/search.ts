import { inArray, notInArray } from 'drizzle-orm';
import type { ListSort } from '../../../schemas/search/fields.ts';
import { product } from '../../db/tables/course.ts';
import { coursesBy } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { livesBy } from '../live/index.ts';
import { countHits, findHits, searchedLives, searchedNews, searchedProducts } from './hits.ts';
import { readKeyword } from './keyword.ts';

/** Types that hold other products: columns and specials (wire rule 24). */
const COLUMNS = [3, 5];

const isColumn = inArray(product.type, COLUMNS);
const isCourse = notInArray(product.type, COLUMNS);

type Asked = { keyword: string; sort: ListSort; page: number };

const read = <A extends Asked>(asked: A): A => ({ ...asked, keyword: readKeyword(asked.keyword) });

export const searchProducts = async (
  context: Context,
  { kind, ...asked }: Asked & { kind: 'course' | 'column' },
) => {
  const filter = kind === 'column' ? isColumn : isCourse;
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

/** How much there is of each kind. */
export const countAll = async ({ db }: Context, asked: { keyword: string }) => {
  const keyword = readKeyword(asked.keyword);
  const [course, column, live, news] = await Promise.all([
    countHits(db, searchedProducts, keyword, isCourse),
    countHits(db, searchedProducts, keyword, isColumn),
    countHits(db, searchedLives, keyword),
    countHits(db, searchedNews, keyword),
  ]);
  return { course, column, live, news };
};
