import { and, eq } from 'drizzle-orm';
import type { OrderTab } from '../../../../schemas/order/endpoints.ts';
import type { OrderDetail, OrderRow, OrderState } from '../../../../schemas/order/fields.ts';
import { orderRefusals } from '../../../../schemas/order/refusals.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { teamGroupTable } from '../../../db/tables/activity.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { expireDue } from '../at-provider.ts';
import { toOrderDetail, toOrderRow } from '../describe.ts';
import { failGroupIfDue } from '../groups/fail-group.ts';
import { ownOrder } from '../rows/orders.ts';
import { ownOrders } from '../rows/own-orders.ts';

const inTab: Record<OrderTab, OrderState[] | null> = {
  all: null,
  unpaid: ['unpaid'],
  grouping: ['grouping'],
  done: ['done'],
  refund: ['refunding', 'refunded'],
};

/** Ends the member's expired orders and groups here, in case the job has not come to them. */
const tick = async (services: Services, { db, member, now }: Context<Member>): Promise<void> => {
  await expireDue(services, db, member.id, now);
  const waiting = await db
    .select({ id: teamGroupTable.id, stopAt: teamGroupTable.stopAt })
    .from(orderTable)
    .innerJoin(teamGroupTable, eq(teamGroupTable.id, orderTable.groupId))
    .where(and(eq(orderTable.memberId, member.id), eq(orderTable.state, 'grouping')));
  for (const { id, stopAt } of waiting)
    if (stopAt.getTime() <= now) await retryOnConflict(db, (tx) => failGroupIfDue(tx, id, now));
};

/** A member's orders, the newest first, without those they removed. */
export const listOrders =
  (services: Services) =>
  async (context: Context<Member>, { tab, page }: { tab: OrderTab; page: number }) => {
    const { db, member, now } = context;
    await tick(services, context);
    const asked = { memberId: member.id, states: inTab[tab], page };
    const { rows, pageCount } = await ownOrders(db, asked);
    const items: OrderRow[] = [];
    for (const row of rows) items.push(await toOrderRow(db, row, now));
    return { items, pageCount };
  };

/** One own order. Refuses `noSuchOrder`. */
export const readOrder =
  (services: Services) =>
  async (context: Context<Member>, { id }: { id: string }): Promise<OrderDetail> => {
    const { db, member, now } = context;
    await tick(services, context);
    return toOrderDetail(services, db, await ownOrder(db, member.id, id), now);
  };

/** One own order by its number. Refuses `noSuchOrder`. */
export const readOrderByNo =
  (services: Services) =>
  async (context: Context<Member>, { order_no }: { order_no: string }): Promise<OrderDetail> => {
    const { db, member } = context;
    const own = and(eq(orderTable.orderNo, order_no), eq(orderTable.memberId, member.id));
    const [row] = await db.select({ id: orderTable.id }).from(orderTable).where(own);
    if (!row) throw new RefusedError(orderRefusals.noSuchOrder);
    return readOrder(services)(context, { id: String(row.id) });
  };
