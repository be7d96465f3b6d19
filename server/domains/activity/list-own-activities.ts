import { inArray } from 'drizzle-orm';
import type { OwnActivityTab, Group as Shown } from '../../../schemas/activity/endpoints.ts';
import type { OrderState } from '../../../schemas/order/fields.ts';
import { orderTable } from '../../db/tables/order.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  describeGroup,
  groupByKey,
  type Order,
  ownOrders,
  soldIn,
  toActivityRow,
} from '../order/index.ts';

const inTab: Record<OwnActivityTab, OrderState[] | null> = {
  all: null,
  grouping: ['unpaid', 'grouping'],
  done: ['done'],
  failed: ['cancelled', 'refunding', 'refunded'],
};

/** The group of an order that has not joined one yet, or never will. */
const noGroup: Shown = {
  id: '0',
  state: 'open',
  leader: '',
  avatar: '',
  need: 0,
  joined: 0,
  left: 0,
  stopAt: null,
  mine: false,
};

const toOwn = async ({ db, member, now }: Context<Member>, order: Order) => ({
  orderId: String(order.id),
  orderState: order.state,
  at: order.createdAt.getTime(),
  pay: yuan(order.payFen),
  activity: toActivityRow(await soldIn(db, order.targetId), now),
  group:
    order.groupId === null
      ? noGroup
      : await describeGroup(db, await groupByKey(db, order.groupId), member.id),
});

/** A member's own places, the newest first. */
export const listOwnActivities = async (
  context: Context<Member>,
  { tab, page }: { tab: OwnActivityTab; page: number },
) => {
  const { db, member } = context;
  const which = inArray(orderTable.kind, ['team', 'flash']);
  const asked = { memberId: member.id, states: inTab[tab], page, which };
  const { rows, pageCount } = await ownOrders(db, asked);
  const items: Awaited<ReturnType<typeof toOwn>>[] = [];
  for (const row of rows) items.push(await toOwn(context, row));
  return { items, pageCount };
};
