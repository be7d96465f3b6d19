import { and, eq, inArray, lte, or } from 'drizzle-orm';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { teamGroupTable } from '../../db/tables/activity.ts';
import { orderTable } from '../../db/tables/order.ts';
import type { Providers } from '../../libraries/payment-book/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { expireQuietly } from './at-provider.ts';
import { failGroupIfDue } from './groups/fail-group.ts';

/** For a page with the member's orders: the job may not have ended those yet that are due. */
export const endDue = async (
  services: Providers,
  { db, member, now }: Context<Member>,
): Promise<void> => {
  const at = new Date(now);
  const due = await db
    .select({ order: orderTable })
    .from(orderTable)
    .leftJoin(teamGroupTable, eq(teamGroupTable.id, orderTable.groupId))
    .where(
      and(
        eq(orderTable.memberId, member.id),
        inArray(orderTable.state, ['unpaid', 'grouping']),
        or(
          and(eq(orderTable.state, 'unpaid'), lte(orderTable.expireAt, at)),
          and(eq(orderTable.state, 'grouping'), lte(teamGroupTable.stopAt, at)),
        ),
      ),
    );
  for (const { order } of due) {
    const { state, groupId } = order;
    if (state === 'unpaid') await expireQuietly(services, db, order, now);
    else if (groupId !== null) await retryOnConflict(db, (tx) => failGroupIfDue(tx, groupId, now));
  }
};
