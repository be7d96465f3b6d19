import { and, desc, eq, getTableColumns, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OrderState } from '#schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import { selectPageAtOnce } from '../../../db/select-page.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import type { Order } from './orders.ts';

type Wanted = {
  memberId: number;
  page: number;
  which: SQL | undefined;
};

export const isListed = isNull(orderTable.hiddenAt);

/** Listed, or of a value that is not lost with the entry in the list. */
export const isListedOrHeld = or(
  isListed,
  inArray(orderTable.state, ['grouping', 'done', 'refunding'] satisfies OrderState[]),
);

/** Every typed word is in the title or the number; undefined without a word. */
export const holdsWords = (typed: string): SQL | undefined => {
  const words = typed.normalize('NFKC').split(/\s+/).filter(Boolean);
  const holding = words.map((word) =>
    or(holdsWord(orderTable.title, word), holdsWord(orderTable.orderNo, word)),
  );
  return and(...holding);
};

const columns = getTableColumns(orderTable);

export const ownOrders = (
  db: Database,
  { memberId, page, which }: Wanted,
): Promise<{ rows: Order[]; pageCount: number }> =>
  selectPageAtOnce(db, (total) => db.select({ ...columns, total }).from(orderTable), {
    where: and(eq(orderTable.memberId, memberId), which),
    orderBy: [desc(orderTable.createdAt), desc(orderTable.id)],
    page,
    counted: orderTable,
  });
