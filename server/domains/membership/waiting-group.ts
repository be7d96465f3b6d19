import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { tradeOrder } from '../../db/tables/order.ts';

/** The title of a member's paid group buy of a product that waits for others; undefined without one. */
export const groupWaitedFor = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ title: tradeOrder.title })
    .from(tradeOrder)
    .innerJoin(activity, eq(activity.id, tradeOrder.targetId))
    .where(
      and(
        eq(tradeOrder.memberId, memberId),
        eq(tradeOrder.kind, 'team'),
        eq(tradeOrder.state, 'grouping'),
        eq(activity.productId, productId),
      ),
    )
    .limit(1);
  return row?.title;
};
