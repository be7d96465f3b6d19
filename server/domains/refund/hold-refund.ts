import { and, eq } from 'drizzle-orm';
import { notedFaults } from '#schemas/diagnostics/noted-faults.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { noteFaults } from '../diagnostics/index.ts';
import { type Order, tellOfRefund } from '../order/index.ts';

/**
 * Notes once that the provider cannot send a refund automatically: operators find its number among the
 * reports and settle it at the provider, and the member is notified of the delay.
 */
export const holdRefund = async (
  tx: Database,
  order: Order,
  refundNo: string,
  now: number,
): Promise<void> => {
  const sending = and(eq(refund.refundNo, refundNo), eq(refund.state, 'sending'));
  const [row] = await tx.update(refund).set({ state: 'held' }).where(sending).returning();
  if (!row) return;
  const page = orderAddress({ id: order.id });
  const amount = yuan(row.amountFen);
  await noteFaults(tx, [
    {
      ...{ page, memberId: order.memberId, at: new Date(now) },
      ...{ section: `退款 ${refundNo}`, fault: notedFaults.refundHeld.fault },
      ...{ endpoint: '', path: '', expected: `退回 ${amount} 元`, came: '退款异常或已关闭' },
      shown: '退款需要人工处理',
    },
  ]);
  const body = `“${order.title}”的 ${amount} 元暂时没能原路退回，已转人工处理，请留意订单或联系客服。`;
  await tellOfRefund(tx, order, row, 'held', { title: '退款需要人工处理', body }, now);
};
