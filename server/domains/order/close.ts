import type { Database } from '../../db/database.ts';
import { post } from '../../libraries/ledger/index.ts';
import { dropPayment, openPayment } from '../../libraries/payment-book/index.ts';
import { kinds } from './kinds/index.ts';
import { move, type Order } from './rows/orders.ts';

export const returnPoints = (
  { points, id, memberId, title }: Pick<Order, 'points' | 'id' | 'memberId' | 'title'>,
  tx: Database,
  now: number,
) =>
  post(
    tx,
    { memberId, unit: 'points' },
    [
      {
        kind: 'refund',
        amount: points,
        cause: `order:${id}:points-back`,
        title: `退回积分：${title}`,
        orderId: id,
      },
    ],
    now,
  );

/**
 * Stock, points and coupon (which the order's state holds) go back. Needs a locked order; refuses one that is
 * not unpaid.
 */
export const closeOrder = async (
  tx: Database,
  order: Order,
  closeReason: string,
  now: number,
): Promise<Order> => {
  const closed = await move(tx, order, 'close', { closedAt: new Date(now), closeReason });
  const open = await openPayment(tx, order.id);
  if (open) await dropPayment(tx, open, 'closed', now);
  await kinds[order.kind].release?.(tx, order, now);
  await returnPoints(order, tx, now);
  return closed;
};
