import { and, eq } from 'drizzle-orm';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import { orderTable } from '../../db/tables/order.ts';
import { refund } from '../../db/tables/refund.ts';
import {
  giveBack,
  kinds,
  lockOrder,
  type Order,
  type Refund,
  tellOfRefund,
} from '../order/index.ts';
import { termsOf } from './terms.ts';

/** In Chinese, what has happened since the request that leaves nothing to refund. */
const spentWords = (refusal: Refusal | undefined, percent: number): string | undefined => {
  if (refusal === refundRefusals.refundStudied) return `继续学习到 ${percent}%，已超过可退范围`;
  if (refusal === refundRefusals.refundUsed) return '已签到';
  return refusal === giftRefusals.giftGiven ? '礼物已被领取' : undefined;
};

const refuse = async (tx: Database, order: Order, row: Refund, why: string, now: number) => {
  const ended = { state: 'refused', doneAt: new Date(now) } as const;
  await tx.update(refund).set(ended).where(eq(refund.id, row.id));
  const body = `“${order.title}”申请退款后${why}，退款申请已取消，已购内容可以继续使用。`;
  await tellOfRefund(tx, order, row, 'refused', { title: '退款申请未通过', body }, now);
};

/**
 * Sends a requested refund of a locked order; a withdrawn one is left alone. What was studied, used or taken
 * since the request counts, but the time limits are those of the request.
 */
const takeUp = async (tx: Database, order: Order, refundNo: string, now: number): Promise<void> => {
  const [row] = await tx
    .update(refund)
    .set({ state: 'sending', sendAt: new Date(now) })
    .where(and(eq(refund.refundNo, refundNo), eq(refund.state, 'requested')))
    .returning();
  if (!row) return;
  await kinds[order.kind].withhold?.(tx, order);
  const { refusal, n = 0, returned } = await termsOf(tx, order, row.askedAt.getTime());
  const spent = spentWords(refusal, n);
  if (spent) return refuse(tx, order, row, spent, now);
  await giveBack(tx, order, row, now, { returned });
};

export const takeUpDue = async (tx: Database, refundNo: string, now: number): Promise<void> => {
  const [found] = await tx
    .select({ order: orderTable })
    .from(refund)
    .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
    .where(and(eq(refund.refundNo, refundNo), eq(refund.state, 'requested')));
  if (found) await takeUp(tx, await lockOrder(tx, found.order), refundNo, now);
};
