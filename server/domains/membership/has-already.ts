import { and, type Column, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { grant } from '../../db/tables/course.ts';
import { orderTable } from '../../db/tables/order.ts';
import { holding } from '../course/index.ts';

/**
 * As columns of a statement: whether the member owns a product, and the title of a paid group buy of it that
 * waits for others.
 */
export const hasAlready = (
  db: Database,
  memberId: number,
  productId: number | Column,
  now: number,
) => {
  const held = db
    .select({ id: grant.id })
    .from(grant)
    .where(holding(memberId, 'product', productId, now));
  const group = db
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
  return { owned: sql<boolean>`${exists(held)}`, waiting: sql<string | null>`${group}` };
};
