import { and, eq, exists, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { OrderCounts, OrderPeriod, OrderTab } from '#schemas/order/endpoints.ts';
import type { OrderDetail, OrderState } from '#schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { signedForOwner } from '../../../libraries/upload/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { toOrderDetail, toOrderRows } from '../describe.ts';
import { endDue } from '../end-due.ts';
import { awaitsReview } from '../rows/awaits-review.ts';
import { type Order, ownOrder, ownOrderByNo } from '../rows/orders.ts';
import { holdsWords, isListed, ownOrders } from '../rows/own-orders.ts';
import { requestedRefund } from '../rows/refund-of.ts';

const inTab: Record<OrderTab, OrderState[] | null> = {
  all: null,
  unpaid: ['unpaid'],
  grouping: ['grouping'],
  done: ['done'],
  review: ['done'],
  refund: ['refunding', 'refunded'],
};

/** Without orders removed from the list; one with a requested refund is among the refunds and awaits no review. */
const listedIn = (db: Database, tab: OrderTab): SQL | undefined => {
  const states = inTab[tab];
  const inState = states ? inArray(orderTable.state, states) : undefined;
  const inRefund = tab === 'refund' ? exists(requestedRefund(db)) : undefined;
  const toReview =
    tab === 'review' ? and(awaitsReview(db), not(exists(requestedRefund(db)))) : undefined;
  return and(isListed, inRefund ? or(inState, inRefund) : inState, toReview);
};

const periodDays: Record<Exclude<OrderPeriod, ''>, number> = { month: 30, half: 182, year: 365 };

const inPeriod = (period: OrderPeriod, now: number): SQL | undefined =>
  period === '' ? undefined : gte(orderTable.createdAt, new Date(now - periodDays[period] * DAY));

type OrderQuery = { tab: OrderTab; period: OrderPeriod; keyword: string; page: number };

export const listOrders =
  (services: Services) =>
  async (context: Context<Member>, { tab, period, keyword, page }: OrderQuery) => {
    const { db, member, now } = context;
    await endDue(services, context);
    const which = and(listedIn(db, tab), inPeriod(period, now), holdsWords(keyword));
    const query = { memberId: member.id, page, which };
    const { rows, pageCount } = await ownOrders(db, query);
    return { items: await toOrderRows(db, rows, { member, now }), pageCount };
  };

export const countOrders =
  (services: Services) =>
  async (context: Context<Member>): Promise<OrderCounts> => {
    const { db, member } = context;
    await endDue(services, context);
    const total = (which: SQL | undefined) => sql`count(*) filter (where ${which})`.mapWith(Number);
    const [row] = await db
      .select({
        unpaid: total(listedIn(db, 'unpaid')),
        grouping: total(listedIn(db, 'grouping')),
        review: total(listedIn(db, 'review')),
        refund: total(or(eq(orderTable.state, 'refunding'), exists(requestedRefund(db)))),
      })
      .from(orderTable)
      .where(and(eq(orderTable.memberId, member.id), isListed));
    return row ?? { unpaid: 0, grouping: 0, review: 0, refund: 0 };
  };

const shownOrder = async (
  services: Services,
  context: Context<Member>,
  order: Order,
): Promise<OrderDetail> => {
  const detail = await toOrderDetail(services, context.db, order, context);
  const pictures = detail.refund.pictures.map(signedForOwner(services.secret, context));
  return { ...detail, refund: { ...detail.refund, pictures } };
};

/** Refuses `noSuchOrder`. */
export const readOrder =
  (services: Services) =>
  async (context: Context<Member>, { id }: { id: string }): Promise<OrderDetail> => {
    const { db, member } = context;
    await endDue(services, context);
    return shownOrder(services, context, await ownOrder(db, member.id, id));
  };

/** Refuses `noSuchOrder`. */
export const readOrderByNo =
  (services: Services) =>
  async (context: Context<Member>, { order_no }: { order_no: string }): Promise<OrderDetail> => {
    const { db, member } = context;
    await endDue(services, context);
    return shownOrder(services, context, await ownOrderByNo(db, member.id, order_no));
  };
