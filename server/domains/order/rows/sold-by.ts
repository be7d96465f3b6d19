import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { activity, teamGroupTable } from '../../../db/tables/activity.ts';
import { product } from '../../../db/tables/course.ts';
import { live } from '../../../db/tables/live.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { refund } from '../../../db/tables/refund.ts';
import { ticketTable } from '../../../db/tables/ticket.ts';
import type { CardTerms } from '../../../libraries/catalogue/index.ts';
import type { Ticket } from '../../../libraries/ticket/index.ts';
import type { Meeting } from '../groups/meeting.ts';
import type { Order } from './orders.ts';
import { isRequestedRefund } from './refund-of.ts';

const columns = {
  id: orderTable.id,
  product: {
    id: product.id,
    type: product.type,
    priceFen: product.priceFen,
    memberPriceFen: product.memberPriceFen,
    memberFree: product.memberFree,
  },
  live: { status: live.status, startAt: live.startAt },
  activity: {
    venue: activity.venue,
    address: activity.address,
    startAt: activity.startAt,
    endAt: activity.endAt,
    meetsAt: activity.meetsAt,
    meetsUntil: activity.meetsUntil,
    returnHours: activity.returnHours,
  },
  ticket: { id: ticketTable.id, usedAt: ticketTable.usedAt, voidedAt: ticketTable.voidedAt },
  group: { state: teamGroupTable.state, closedAt: teamGroupTable.closedAt },
  requestedRefund: refund.id,
};

const isActivity = inArray(orderTable.kind, ['team', 'flash']);
const isProduct = inArray(orderTable.kind, ['course', 'column', 'gift']);

/** null for what is removed, and for what this kind of order does not have. */
export type Sold = {
  product: (Pick<typeof product.$inferSelect, 'id' | 'type'> & CardTerms) | null;
  live: Pick<typeof live.$inferSelect, 'status' | 'startAt'> | null;
  activity: (Meeting & Pick<typeof activity.$inferSelect, 'address'>) | null;
  ticket: Pick<Ticket, 'id' | 'usedAt' | 'voidedAt'> | null;
  group: Pick<typeof teamGroupTable.$inferSelect, 'state' | 'closedAt'> | null;
  /** The requested refund that is not sent. */
  requestedRefund: number | null;
};

const nothing: Sold = {
  product: null,
  live: null,
  activity: null,
  ticket: null,
  group: null,
  requestedRefund: null,
};

const selectSold = (db: Database, ids: readonly number[]) =>
  db
    .select(columns)
    .from(orderTable)
    .leftJoin(activity, and(isActivity, eq(activity.id, orderTable.targetId)))
    .leftJoin(
      product,
      or(and(isProduct, eq(product.id, orderTable.targetId)), eq(product.id, activity.productId)),
    )
    .leftJoin(ticketTable, eq(ticketTable.orderId, orderTable.id))
    .leftJoin(live, and(eq(orderTable.kind, 'live'), eq(live.id, orderTable.targetId)))
    .leftJoin(teamGroupTable, eq(teamGroupTable.id, orderTable.groupId))
    .leftJoin(refund, isRequestedRefund)
    .where(inArray(orderTable.id, [...ids]));

export const soldBy = async (
  db: Database,
  orders: readonly Pick<Order, 'id'>[],
): Promise<(order: Pick<Order, 'id'>) => Sold> => {
  const rows =
    orders.length > 0
      ? await selectSold(
          db,
          orders.map(({ id }) => id),
        )
      : [];
  const byOrder = new Map<number, Sold>(rows.map(({ id, ...sold }) => [id, sold]));
  return ({ id }) => byOrder.get(id) ?? nothing;
};
