import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type CancellationBlock, cancellationBlocks } from '#schemas/cancellation/fields.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { orderTable } from '../../db/tables/order.ts';
import { refund } from '../../db/tables/refund.ts';
import { teacher } from '../../db/tables/teacher.ts';

const standing = (db: Database, memberId: number): Record<CancellationBlock, SQL<boolean>> => {
  const own = eq(orderTable.memberId, memberId);
  const ordersIn = (state: 'unpaid' | 'grouping') =>
    db
      .select({ one: sql`1` })
      .from(orderTable)
      .where(and(own, eq(orderTable.state, state)));
  const refunds = db
    .select({ one: sql`1` })
    .from(refund)
    .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
    .where(and(own, inArray(refund.state, ['requested', 'sending', 'held'])));
  const invoices = db
    .select({ one: sql`1` })
    .from(invoice)
    .where(
      and(
        eq(invoice.memberId, memberId),
        inArray(invoice.state, ['asked', 'issuing', 'reversing']),
      ),
    );
  const teachers = db.select({ one: sql`1` }).from(teacher).where(eq(teacher.memberId, memberId));
  return {
    unpaid: sql`exists ${ordersIn('unpaid')}`,
    grouping: sql`exists ${ordersIn('grouping')}`,
    refund: sql`exists ${refunds}`,
    invoice: sql`exists ${invoices}`,
    teacher: sql`exists ${teachers}`,
  };
};

export const blocksOf = async (db: Database, memberId: number): Promise<CancellationBlock[]> => {
  const [found] = await db.select(standing(db, memberId)).from(oneRow);
  return cancellationBlocks.filter((block) => found?.[block] === true);
};
