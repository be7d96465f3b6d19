import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refund } from '../../../db/tables/refund.ts';

export type Refund = typeof refund.$inferSelect;

/** The refund to show with an order: the one that ended it, before one of money paid too late. */
export const refundOf = async (db: Database, orderId: number): Promise<Refund | undefined> => {
  const [row] = await db
    .select()
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(sql`${refund.kind} = 'late'`), asc(refund.id))
    .limit(1);
  return row;
};
