import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Order } from './orders.ts';

/** One order at most. */
export const unpaidBy = (memberId: number, item: string) =>
  and(eq(orderTable.memberId, memberId), eq(orderTable.item, item), eq(orderTable.state, 'unpaid'));

export const unpaidOrder = async (
  db: Database,
  memberId: number,
  item: string,
): Promise<Order | undefined> => {
  const [row] = await db.select().from(orderTable).where(unpaidBy(memberId, item));
  return row;
};
