import { desc, inArray } from 'drizzle-orm';
import type { listOrders as endpoint } from '#schemas/order/desk-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { joinedOrders, ordersBy, toHead } from './rows.ts';

const SIZE = 20;

export const listOrders: Verb<typeof endpoint> = async ({ db }, { page, ...filter }) => {
  const where = await ordersBy(db, filter);
  const keys = db.select({ id: orderTable.id }).from(orderTable);
  const { rows, total, pageCount } = await selectPage(db, keys, {
    ...{ where, orderBy: [desc(orderTable.id)], page, size: SIZE },
    ...{ most: MOST_COUNTED, inOrder: true },
  });
  const ids = rows.map(({ id }) => id);
  const orders = await joinedOrders(db, inArray(orderTable.id, ids));
  return { items: orders.map(toHead), pages: pageCount, total };
};
