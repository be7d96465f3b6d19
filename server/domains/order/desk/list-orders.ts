import { desc, inArray } from 'drizzle-orm';
import type { listOrders as endpoint } from '#schemas/order/desk-endpoints.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { joinedOrders, ordersBy, toHead } from './rows.ts';

const SIZE = 20;

export const listOrders: Verb<typeof endpoint> = async ({ db }, { page, ...filter }) => {
  const where = await ordersBy(db, filter);
  const some = (limit: number, offset = 0) =>
    db
      .select({ id: orderTable.id })
      .from(orderTable)
      .where(where)
      .orderBy(desc(orderTable.id))
      .limit(limit)
      .offset(offset);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await joinedOrders(db, inArray(orderTable.id, some(limit, offset)));
  const total = await db.$count(some(MOST_COUNTED).as('counted'));
  return { items: rows.map(toHead), pages: pagesOf(total, SIZE), total };
};
