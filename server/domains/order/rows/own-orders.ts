import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { OrderState } from '../../../../schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import { tradeOrder } from '../../../db/tables/order.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import type { Order } from './orders.ts';

type Wanted = {
  memberId: number;
  /** The states to show; null for any. */
  states: OrderState[] | null;
  page: number;
  which?: SQL | undefined;
};

/** A page of a member's orders, the newest first, without those they removed. */
export const ownOrders = async (
  db: Database,
  { memberId, states, page, which }: Wanted,
): Promise<{ rows: Order[]; pageCount: number }> => {
  const wanted = and(
    eq(tradeOrder.memberId, memberId),
    isNull(tradeOrder.hiddenAt),
    states ? inArray(tradeOrder.state, states) : undefined,
    which,
  );
  const { limit, offset } = rowsOf(page);
  const rows = await db
    .select()
    .from(tradeOrder)
    .where(wanted)
    .orderBy(desc(tradeOrder.createdAt), desc(tradeOrder.id))
    .limit(limit)
    .offset(offset);
  return { rows, pageCount: pagesOf(await db.$count(tradeOrder, wanted)) };
};
