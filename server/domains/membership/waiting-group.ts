import { and, type Column, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { orderTable } from '../../db/tables/order.ts';

/** A subquery of the title of a member's paid group buy of a product that waits for others. */
export const waitingGroup = (db: Database, memberId: number, productId: number | Column) =>
  db
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
