import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OrderState } from '../../../../schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import type { Order } from './orders.ts';

type Wanted = {
  memberId: number;
  /** The states to show; null for any. */
  states: OrderState[] | null;
  page: number;
  which?: SQL | undefined;
};

/** Orders whose title or number holds every word that was typed; undefined for no word. */
export const holdsWords = (typed: string): SQL | undefined => {
  const words = typed.normalize('NFKC').split(/\s+/).filter(Boolean);
  const holding = words.map((word) =>
    or(holdsWord(orderTable.title, word), holdsWord(orderTable.orderNo, word)),
  );
  return and(...holding);
};

/** A page of a member's orders, the newest first, without those they removed. */
export const ownOrders = async (
  db: Database,
  { memberId, states, page, which }: Wanted,
): Promise<{ rows: Order[]; pageCount: number }> => {
  const wanted = and(
    eq(orderTable.memberId, memberId),
    isNull(orderTable.hiddenAt),
    states ? inArray(orderTable.state, states) : undefined,
    which,
  );
  const { limit, offset } = rowsOf(page);
  const rows = await db
    .select()
    .from(orderTable)
    .where(wanted)
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(limit)
    .offset(offset);
  return { rows, pageCount: pagesOf(await db.$count(orderTable, wanted)) };
};
