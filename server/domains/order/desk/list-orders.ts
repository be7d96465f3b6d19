import { desc, inArray } from 'drizzle-orm';
import type { listOrders as endpoint } from '#schemas/order/desk-endpoints.ts';
import { selectPageAtOnce } from '../../../db/select-page.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { joinedOrders, ordersBy, toHead } from './rows.ts';

const SIZE = 20;

export const listOrders: Verb<typeof endpoint> = async ({ db }, { page, ...filter }) => {
  const where = await ordersBy(db, filter);
  const { rows, total, pageCount } = await selectPageAtOnce(
    db,
    (all) => db.select({ id: orderTable.id, total: all }).from(orderTable),
    {
      ...{ where, orderBy: [desc(orderTable.id)], page, size: SIZE },
      ...{ counted: orderTable, most: MOST_COUNTED, inOrder: true },
    },
  );
  const ids = rows.map(({ id }) => id);
  const orders = await joinedOrders(db, inArray(orderTable.id, ids));
  return { items: orders.map(toHead), pages: pageCount, total };
};
