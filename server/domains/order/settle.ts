import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { orderTable } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';
import { post } from '../../libraries/ledger/index.ts';
import { dropPayment, openPayment, type Payment } from '../../libraries/payment-book/index.ts';
import { giveBack, returnLate } from './give-back.ts';
import { completeGroup } from './groups/complete-group.ts';
import { failGroupIfDue } from './groups/fail-group.ts';
import { kinds } from './kinds/index.ts';
import { lockOrder, move, type Order } from './rows/orders.ts';
import { tellOfOrder, tellPaid } from './tell.ts';

const orderById = async (db: Database, id: number): Promise<Order> => {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, id));
  if (!row) throw new Error(`a payment without its order ${id}`);
  return row;
};

const book = async (tx: Database, order: Order, { channel }: Payment, now: number) => {
  const through = channel === 'balance' ? null : channel;
  const about = { orderId: order.id, through };
  const into = { ...about, kind: 'pay', title: `收款：${order.title}` } as const;
  const out = { ...about, kind: 'order', title: order.title } as const;
  const [amount, word] = [order.payFen, `order:${order.id}`];
  const passing = through ? [{ ...into, amount, cause: `${word}:pay` }] : [];
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  await post(tx, owner, [...passing, { ...out, amount: -amount, cause: word }], now);
};

/**
 * Delivers a locked order that was paid by `method`; where the member already has what it bought, refunds it.
 */
export const handOverOrder = async (
  tx: Database,
  order: Order,
  now: number,
  method: Order['method'] = null,
): Promise<Order> => {
  const kind = kinds[order.kind];
  const paid = { paidAt: new Date(now), method };
  const reason = await kind.spare?.(tx, order, now);
  if (reason) {
    const done = await move(tx, order, 'settle', paid);
    const body = `“${order.title}”没有生效：${reason}，已付款项会原路退回。`;
    await tellOfOrder(tx, done, 'spare', { title: '款项退回', body }, now);
    // the order has delivered nothing that could be revoked
    return giveBack(tx, done, { kind: 'spare', reason }, now, { delivered: false });
  }
  const event = await kind.deliver(tx, order, now);
  const left = await move(tx, order, event === 'full' ? 'settle' : event, paid);
  if (event === 'full') await completeGroup(tx, left, now);
  else await tellPaid(tx, left, event, now);
  return left;
};

/**
 * Books a payment that the provider has received: settles its order, or refunds the payment where the order
 * no longer waits for it. A second call for the same payment changes nothing. The caller's transaction must
 * not hold a lock yet, since order and payment are locked here in sequence.
 */
export const settleIn = async (
  tx: Database,
  paid: Payment,
  providerNo: string,
  now: number,
): Promise<Order> => {
  const seen = await orderById(tx, paid.orderId);
  let order = await lockOrder(tx, seen);
  if (order.groupId !== null && (await failGroupIfDue(tx, order.groupId, now)))
    order = await orderById(tx, order.id);
  const [row] = await tx.select().from(payment).where(eq(payment.id, paid.id)).for('update');
  if (!row || row.state === 'paid') return order;
  const settles = order.state === 'unpaid' ? 1 : 0;
  const change = { state: 'paid', settles, providerNo, paidAt: new Date(now) } as const;
  await tx.update(payment).set(change).where(eq(payment.id, paid.id));
  if (settles === 0) {
    await returnLate(tx, order, paid, now);
    return order;
  }
  const other = await openPayment(tx, order.id);
  if (other) await dropPayment(tx, other, 'closed', now);
  await book(tx, order, paid, now);
  return handOverOrder(tx, order, now, paid.channel === 'balance' ? 'balance' : 'wechat');
};

export const settle = (
  db: Database,
  paid: Payment,
  providerNo: string,
  now: number,
): Promise<Order> => retryOnConflict(db, (tx) => settleIn(tx, paid, providerNo, now));
