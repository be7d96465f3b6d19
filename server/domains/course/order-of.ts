import { and, type Column, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { orderTable } from '../../db/tables/order.ts';

const isActivity = inArray(orderTable.kind, ['team', 'flash']);
const isCourse = inArray(orderTable.kind, ['course', 'column']);

/** The latest order in the member's list that gave them the product, alone or through an activity. */
export const orderOf = (db: Database, memberId: number, productId: Column) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .leftJoin(activity, and(isActivity, eq(activity.id, orderTable.targetId)))
    .where(
      and(
        eq(orderTable.memberId, memberId),
        eq(orderTable.state, 'done'),
        isNull(orderTable.hiddenAt),
        or(and(isCourse, eq(orderTable.targetId, productId)), eq(activity.productId, productId)),
      ),
    )
    .orderBy(desc(orderTable.id))
    .limit(1);
