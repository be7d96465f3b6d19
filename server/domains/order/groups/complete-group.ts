import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { giveBack } from '../give-back.ts';
import { giveProduct, ownsProduct } from '../kinds/product.ts';
import { move, type Order } from '../rows/orders.ts';
import { tellOfOrder } from '../tell.ts';
import { admit } from './admit.ts';
import { soldIn } from './sold.ts';

const tellFull = (tx: Database, order: Order, now: number): Promise<void> => {
  const words = { title: '拼团成功', body: `“${order.title}”已成团，可以开始学习。` };
  return tellOfOrder(tx, order, 'group-full', words, now);
};

const REASON = '已拥有该内容';

const returnSpare = async (tx: Database, order: Order, now: number): Promise<void> => {
  await giveBack(tx, order, { kind: 'spare', reason: REASON }, now);
  const body = `“${order.title}”已成团，你已拥有该内容，已付款项会原路退回。`;
  await tellOfOrder(tx, order, 'spare', { title: '拼团款项退回', body }, now);
};

/** `last`: the paid order that fills its locked group. */
export const completeGroup = async (tx: Database, last: Order, now: number): Promise<void> => {
  const sold = await soldIn(tx, last.targetId);
  const { productId } = sold;
  const waiting = await tx
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.groupId, last.groupId ?? 0), eq(orderTable.state, 'grouping')))
    .orderBy(asc(orderTable.id))
    .for('update');
  for (const order of waiting) {
    if (await ownsProduct(tx, order.memberId, productId, now)) {
      await returnSpare(tx, order, now);
      continue;
    }
    await giveProduct(tx, order, productId, 'team', now);
    await admit(tx, order, sold, now);
    await move(tx, order, 'complete');
    await tellFull(tx, order, now);
  }
  await tellFull(tx, last, now);
};
