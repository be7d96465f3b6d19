import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FlashDetail, TeamDetail, TeamGroup } from '../../../schemas/activity/endpoints.ts';
import { type ActivityKind, FLASH, TEAM } from '../../../schemas/activity/kind.ts';
import { productPlace } from '../../../schemas/course/product-place.ts';
import { SERIES } from '../../../schemas/course/product-type.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { orderTable } from '../../db/tables/order.ts';
import { fenFor } from '../../libraries/catalogue/index.ts';
import { hasRelation } from '../../libraries/relation/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  activityOf,
  countJoinable,
  describeGroup,
  expireDue,
  failDueGroups,
  failGroupIfDue,
  groupByKey,
  limitsOf,
  openGroups,
  ownsProduct,
  peopleOf,
  placesOfMember,
  productByKey,
  soldIn,
  toActivityRow,
} from '../order/index.ts';
import { flashRules, teamRules } from './rules.ts';

type Own = Context<Member>;
const productOf = async (context: Own, productId: number) => {
  const row = await productByKey(context.db, productId);
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
  return { ...none, type, title, introHtml, link: productPlace(row), price };
};

/** The member's last order of an activity that still counts for something. */
const mineIn = async (
  { db, member, now }: Own,
  kind: ActivityKind,
  id: number,
  productId: number,
) => {
  const [order] = await db
    .select()
    .from(orderTable)
    .where(
      and(
        eq(orderTable.memberId, member.id),
        eq(orderTable.kind, kind),
        eq(orderTable.targetId, id),
        inArray(orderTable.state, ['unpaid', 'grouping', 'done']),
      ),
    )
    .orderBy(desc(orderTable.id))
    .limit(1);
  return {
    orderId: order ? String(order.id) : '',
    orderState: order?.state ?? '',
    groupId: order?.groupId ? String(order.groupId) : '',
    owned: await ownsProduct(db, member.id, productId, now),
    reserved: (await hasRelation(db, member.id, 'reserve', 'activity', [id])).has(id),
  };
};

const SHOWN = 3;

/** A group buy. Refuses `noSuchActivity`. */
export const readTeam =
  (services: Services) =>
  async (context: Own, { id }: { id: string }): Promise<TeamDetail> => {
    const { db, member, now } = context;
    const { id: activityId, productId } = await activityOf(db, keyOf(id), TEAM);
    await expireDue(services, db, member.id, now);
    await failDueGroups(db, activityId, now);
    const row = await activityOf(db, activityId, TEAM);
    const asked = { activityId, memberId: member.id, now };
    return {
      ...toActivityRow(row, now),
      hours: row.hours,
      rules: teamRules(row),
      product: await productOf(context, productId),
      groups: await openGroups(db, asked, { limit: SHOWN, offset: 0 }),
      groupTotal: await countJoinable(db, activityId, now),
      mine: await mineIn(context, 'team', activityId, productId),
    };
  };

/** All open groups of a group buy. */
export const listTeamGroups = async (
  { db, member, now }: Own,
  { id, page }: { id: string; page: number },
) => {
  const { id: activityId } = await activityOf(db, keyOf(id), TEAM);
  await failDueGroups(db, activityId, now);
  const asked = { activityId, memberId: member.id, now };
  return {
    items: await openGroups(db, asked, rowsOf(page)),
    pageCount: pagesOf(await countJoinable(db, activityId, now)),
  };
};

/** A group in any state. Refuses `noSuchGroup`. */
export const readGroup = async (
  { db, member, now }: Own,
  { id }: { id: string },
): Promise<TeamGroup> => {
  const { id: groupId } = await groupByKey(db, keyOf(id));
  await retryOnConflict(db, (tx) => failGroupIfDue(tx, groupId, now));
  const group = await groupByKey(db, groupId);
  return {
    ...(await describeGroup(db, group, member.id)),
    now,
    people: await peopleOf(db, groupId),
    activity: toActivityRow(await soldIn(db, group.activityId), now),
  };
};

/** A flash sale. Refuses `noSuchActivity`. */
export const readFlash =
  (services: Services) =>
  async (context: Own, { id }: { id: string }): Promise<FlashDetail> => {
    const { db, member, now } = context;
    await expireDue(services, db, member.id, now);
    const row = await activityOf(db, keyOf(id), FLASH);
    return {
      ...toActivityRow(row, now),
      ...limitsOf(row),
      bought: await placesOfMember(db, 'flash', row.id, member.id),
      rules: flashRules(row),
      product: await productOf(context, row.productId),
      mine: await mineIn(context, 'flash', row.id, row.productId),
    };
  };
