import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { orderTable } from '../../db/tables/order.ts';

/** The title of a member's paid group buy of a product that waits for others; undefined without one. */
export const groupWaitedFor = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ title: orderTable.title })
    .from(orderTable)
    .innerJoin(activity, eq(activity.id, orderTable.targetId))
    .where(
      and(
        eq(orderTable.memberId, memberId),
        eq(orderTable.kind, 'team'),
        eq(orderTable.state, 'grouping'),
        eq(activity.productId, productId),
      ),
    )
    .limit(1);
  return row?.title;
};
