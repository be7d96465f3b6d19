import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OrderState } from '#schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import type { Order } from './orders.ts';

type Wanted = {
  memberId: number;
  page: number;
  which: SQL | undefined;
};

/** Not removed from the member's list. */
export const isListed = isNull(orderTable.hiddenAt);

/** Listed, or worth something that removing the order from the list does not take away. */
export const isListedOrHeld = or(
  isListed,
  inArray(orderTable.state, ['grouping', 'done', 'refunding'] satisfies OrderState[]),
);

/** Orders whose title or number holds every word that was typed; undefined for no word. */
export const holdsWords = (typed: string): SQL | undefined => {
  const words = typed.normalize('NFKC').split(/\s+/).filter(Boolean);
  const holding = words.map((word) =>
    or(holdsWord(orderTable.title, word), holdsWord(orderTable.orderNo, word)),
  );
  return and(...holding);
};

/** A page of a member's orders, the newest first. */
export const ownOrders = async (
  db: Database,
  { memberId, page, which }: Wanted,
): Promise<{ rows: Order[]; pageCount: number }> => {
  const wanted = and(eq(orderTable.memberId, memberId), which);
  const { limit, offset } = rowsOf(page);
  const found = await db
    .select({ order: orderTable, total: sql`count(*) over ()`.mapWith(Number) })
    .from(orderTable)
    .where(wanted)
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(limit)
    .offset(offset);
  // an empty page says nothing of how many there are, unless it is the first
  const total = found[0]?.total ?? (page > 1 ? await db.$count(orderTable, wanted) : 0);
  return { rows: found.map(({ order }) => order), pageCount: pagesOf(total) };
};
