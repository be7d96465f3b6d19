import { and, inArray } from 'drizzle-orm';
import type { OwnActivityTab, Group as Shown } from '#schemas/activity/endpoints.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { OrderState } from '#schemas/order/fields.ts';
import { orderTable } from '../../db/tables/order.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  activitiesBy,
  describeGroups,
  endDue,
  isListedOrHeld,
  type Order,
  ownOrders,
  soldBy,
  toActivityRow,
} from '../order/index.ts';

const inTab: Record<OwnActivityTab, OrderState[] | null> = {
  all: null,
  grouping: ['unpaid', 'grouping'],
  done: ['done'],
  failed: ['cancelled', 'refunding', 'refunded'],
};

const noGroup: Shown = {
  id: '0',
  state: 'open',
  leader: '',
  avatar: '',
  need: 0,
  joined: 0,
  left: 0,
  stopAt: null,
  releaseAt: null,
  mine: false,
};

type Found = {
  activities: Awaited<ReturnType<typeof activitiesBy>>;
  groups: Awaited<ReturnType<typeof describeGroups>>;
  soldIn: Awaited<ReturnType<typeof soldBy>>;
};

const toOwn = (order: Order, { activities, groups, soldIn }: Found, now: number) => {
  const activity = activities.get(order.targetId);
  if (!activity) throw new RefusedError(activityRefusals.noSuchActivity);
  const { requestedRefund, ticket } = soldIn(order);
  return {
    orderId: String(order.id),
    orderState: order.state,
    refundAsked: requestedRefund !== null,
    ticketId: ticket && !ticket.voidedAt ? String(ticket.id) : '',
    at: order.createdAt.getTime(),
    pay: yuan(order.payFen),
    activity: toActivityRow(activity, now),
    group: groups.get(order.groupId ?? 0) ?? noGroup,
  };
};

export const listOwnActivities =
  (services: Services) =>
  async (context: Context<Member>, { tab, page }: { tab: OwnActivityTab; page: number }) => {
    const { db, member, now } = context;
    await endDue(services, context);
    const states = inTab[tab];
    const which = and(
      inArray(orderTable.kind, ['team', 'flash']),
      states ? inArray(orderTable.state, states) : undefined,
      isListedOrHeld,
    );
    const { rows, pageCount } = await ownOrders(db, { memberId: member.id, page, which });
    const groupIds = rows.flatMap(({ groupId }) => groupId ?? []);
    const found = {
      activities: await activitiesBy(
        db,
        rows.map(({ targetId }) => targetId),
      ),
      groups: await describeGroups(db, groupIds, member.id),
      soldIn: await soldBy(db, rows),
    };
    return { items: rows.map((row) => toOwn(row, found, now)), pageCount };
  };
