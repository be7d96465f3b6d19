import { and, eq, exists, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { activity } from '../../../db/tables/activity.ts';
import { product } from '../../../db/tables/course.ts';
import { giftTable } from '../../../db/tables/gift.ts';
import { member } from '../../../db/tables/member.ts';
import { redeemCodeTable } from '../../../db/tables/membership.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { holdsCard } from '../../../platform/auth/card.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { revokeGrant } from '../../course/index.ts';
import { hasAlready } from '../../membership/index.ts';
import type { Order } from '../rows/orders.ts';
import { type ProductToBuy, productForSale } from './product.ts';
import type { Buyer } from './purchasable.ts';

/**
 * A product of use to this buyer, however it is bought. Refuses `noSuchProduct`, `freeOfCharge`,
 * `alreadyOwned`, `freeByCard`, `groupWaiting`.
 */
export const productToBuy = async (buyer: Buyer, key: number | null): Promise<ProductToBuy> => {
  const { row, owned, waiting } = await productForSale(buyer, key);
  if (row.priceFen === 0) throw new RefusedError(orderRefusals.freeOfCharge);
  if (owned) throw new RefusedError(orderRefusals.alreadyOwned);
  if (row.memberFree && holdsCard(buyer)) throw new RefusedError(orderRefusals.freeByCard);
  if (waiting !== null) throw new RefusedError(activityRefusals.groupWaiting, waiting);
  return row;
};

export const spareProduct = async (
  tx: Database,
  { memberId }: Order,
  productId: number,
  now: number,
): Promise<string> => {
  const free = tx
    .select({ id: member.id })
    .from(member)
    .innerJoin(product, eq(product.id, productId))
    .where(and(eq(member.id, memberId), gt(member.vipUntil, new Date(now)), product.memberFree));
  const [has] = await tx
    .select({ ...hasAlready(tx, memberId, productId, now), free: sql<boolean>`${exists(free)}` })
    .from(oneRow);
  if (has?.owned) return '已拥有该内容';
  if (has?.free) return '会员可直接学习，无需付款';
  return has?.waiting ? '正在参加该内容的拼团' : '';
};

const hasElsewhere = async (tx: Database, { id, memberId }: Order, productId: number) => {
  const ofProduct = or(
    and(inArray(orderTable.kind, ['course', 'column']), eq(orderTable.targetId, productId)),
    and(inArray(orderTable.kind, ['team', 'flash']), eq(activity.productId, productId)),
  );
  const orders = tx
    .select({ id: orderTable.id })
    .from(orderTable)
    .leftJoin(activity, eq(activity.id, orderTable.targetId))
    .where(
      and(
        eq(orderTable.memberId, memberId),
        eq(orderTable.state, 'done'),
        ne(orderTable.id, id),
        ofProduct,
      ),
    );
  const codes = tx
    .select({ id: redeemCodeTable.id })
    .from(redeemCodeTable)
    .where(
      and(
        eq(redeemCodeTable.usedBy, memberId),
        eq(redeemCodeTable.target, 'product'),
        eq(redeemCodeTable.targetId, productId),
      ),
    );
  const gifts = tx
    .select({ id: giftTable.id })
    .from(giftTable)
    .where(and(eq(giftTable.takenBy, memberId), eq(giftTable.productId, productId)));
  const has = sql<boolean>`${exists(orders)} or ${exists(codes)} or ${exists(gifts)}`;
  const [found] = await tx.select({ has }).from(oneRow);
  return found?.has === true;
};

export const takeProductBack = async (
  tx: Database,
  order: Order,
  productId: number,
  now: number,
): Promise<void> => {
  if (await hasElsewhere(tx, order, productId)) return;
  await revokeGrant(tx, order.memberId, 'product', productId, now);
};
