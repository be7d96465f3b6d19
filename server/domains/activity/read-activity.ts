import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { FlashDetail, TeamDetail, TeamGroup } from '#schemas/activity/endpoints.ts';
import { type ActivityKind, FLASH, TEAM } from '#schemas/activity/kind.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import { productAddress } from '#schemas/course/product-address.ts';
import { SERIES } from '#schemas/course/product-type.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { member as people } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { fenFor } from '../../libraries/catalogue/index.ts';
import { relationTo } from '../../libraries/relation/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { grantedIds } from '../course/index.ts';
import {
  activityOf,
  activityWithProduct,
  describeGroups,
  expireDue,
  failDueGroups,
  failGroupIfDue,
  groupByKey,
  isGroupDue,
  limitsOf,
  occasionOf,
  openGroups,
  type ProductOnSale,
  peopleOf,
  seatsOfMember,
  shownActivity,
  toActivityRow,
} from '../order/index.ts';
import { flashRules, teamRules } from './rules.ts';

type Own = Context<Member>;
const productOf = (context: Own, row: ProductOnSale | null, productId: number) => {
  const none = {
    id: String(productId),
    type: SERIES,
    title: '课程',
    introHtml: '',
    link: '',
    price: null,
  };
  if (!row) return none;
  const { type, title, introHtml } = row;
  const price = yuan(fenFor(context, row));
  return { ...none, type, title, introHtml, link: productAddress(row), price };
};

const mineIn = async (
  { db, member, now }: Own,
  kind: ActivityKind,
  id: number,
  productId: number,
) => {
  const counts = and(
    eq(orderTable.memberId, people.id),
    eq(orderTable.kind, kind),
    eq(orderTable.targetId, id),
    inArray(orderTable.state, ['unpaid', 'grouping', 'done']),
  );
  const reserved = relationTo(db, member.id, 'reserve', 'activity', id);
  const [row] = await db
    .select({
      orderId: orderTable.id,
      orderState: orderTable.state,
      groupId: orderTable.groupId,
      owned: sql<boolean>`${productId}::int in ${grantedIds(db, member.id, 'product', now)}`,
      reserved: sql<boolean>`${exists(reserved)}`,
    })
    .from(people)
    .leftJoin(orderTable, counts)
    .where(eq(people.id, member.id))
    .orderBy(sql`${orderTable.id} desc nulls last`)
    .limit(1);
  return {
    orderId: row?.orderId ? String(row.orderId) : '',
    orderState: row?.orderState ?? '',
    groupId: row?.groupId ? String(row.groupId) : '',
    owned: row?.owned ?? false,
    reserved: row?.reserved ?? false,
  };
};

const SHOWN = 3;

/** Refuses `noSuchActivity`. */
export const readTeam =
  (services: Services) =>
  async (context: Own, { id }: { id: string }): Promise<TeamDetail> => {
    const { db, member, now } = context;
    const found = await activityWithProduct(db, keyOf(id), TEAM);
    const { id: activityId, productId } = found.row;
    await expireDue(services, db, member.id, now);
    // ended groups give their places back
    const ended = (await failDueGroups(db, activityId, now)) > 0;
    const row = ended ? await shownActivity(db, activityId) : found.row;
    const query = { activityId, memberId: member.id, now };
    const { groups, total } = await openGroups(db, query, { page: 1, size: SHOWN });
    return {
      ...toActivityRow(row, now),
      hours: row.hours,
      rules: teamRules(row, now),
      product: productOf(context, found.product, productId),
      occasion: occasionOf(row, now),
      groups,
      groupTotal: total,
      mine: await mineIn(context, 'team', activityId, productId),
    };
  };

export const listTeamGroups = async (
  { db, member, now }: Own,
  { id, page }: { id: string; page: number },
) => {
  const { id: activityId } = await activityOf(db, keyOf(id), TEAM);
  await failDueGroups(db, activityId, now);
  const query = { activityId, memberId: member.id, now };
  const { groups, pageCount } = await openGroups(db, query, { page });
  return { items: groups, pageCount };
};

/** Refuses `noSuchGroup`. */
export const readGroup = async (
  { db, member, now }: Own,
  { id }: { id: string },
): Promise<TeamGroup> => {
  const group = await groupByKey(db, keyOf(id));
  if (isGroupDue(group, now)) await retryOnConflict(db, (tx) => failGroupIfDue(tx, group.id, now));
  const shown = (await describeGroups(db, [group.id], member.id)).get(group.id);
  if (!shown) throw new RefusedError(activityRefusals.noSuchGroup);
  return {
    ...shown,
    now,
    people: await peopleOf(db, group.id),
    activity: toActivityRow(await shownActivity(db, group.activityId), now),
  };
};

/** Refuses `noSuchActivity`. */
export const readFlash =
  (services: Services) =>
  async (context: Own, { id }: { id: string }): Promise<FlashDetail> => {
    const { db, member, now } = context;
    await expireDue(services, db, member.id, now);
    const { row, product } = await activityWithProduct(db, keyOf(id), FLASH);
    return {
      ...toActivityRow(row, now),
      ...limitsOf(row),
      bought: await seatsOfMember(db, 'flash', row.id, member.id),
      rules: flashRules(row, now),
      product: productOf(context, product, row.productId),
      occasion: occasionOf(row, now),
      mine: await mineIn(context, 'flash', row.id, row.productId),
    };
  };
