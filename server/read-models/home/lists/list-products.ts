import { and, desc, eq } from 'drizzle-orm';
import { product } from '../../../db/tables/course.ts';
import { coursePage, type Shopper, toCourse } from '../../../libraries/catalogue/index.ts';
import { partOf, type Query } from '../queries.ts';

export const listHomeProducts = (type: number) => async (shopper: Shopper, query: Query) => {
  const { only, ...part } = partOf(query, product.id);
  const filter = and(eq(product.type, type), only);
  const order = [desc(product.createdAt)];
  const { rows, pageCount } = await coursePage(shopper.db, { filter, order, ...part });
  const shown = toCourse(shopper);
  const items = rows.map((row) => ({ ...shown(row), createdAt: row.createdAt.getTime() }));
  return { items, pageCount };
};
