import type { RefundKind } from '../../../schemas/refund/fields.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { reviewInvoice } from '../../libraries/invoice-book/index.ts';
import { post } from '../../libraries/ledger/index.ts';
import { type Payment, settlingPayment } from '../../libraries/payment-book/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { returnPoints } from './close.ts';
import { kinds } from './kinds/index.ts';
import { move, type Order } from './rows/orders.ts';

export type Why = { kind: RefundKind; reason: string; explain?: string; pictures?: string[] };

export const SEND_REFUND = 'send-refund';

const refundNoOf = ({ orderNo }: Order, { id }: { id: number }) => `${orderNo}R${id}`;

/** Stores a refund that the provider has yet to carry out. */
const createRefund = async (tx: Database, order: Order, paid: Payment, why: Why, now: number) => {
  const refundNo = refundNoOf(order, paid);
  await tx.insert(refund).values({
    ...{ orderId: order.id, paymentId: paid.id, refundNo, state: 'sending', ...why },
    amountFen: paid.amountFen,
    askedAt: new Date(now),
  });
  await addJob(tx, { kind: SEND_REFUND, subject: refundNo, dueAt: now });
};

/** Stores a refund that is complete at once: nothing was paid, or the balance paid. */
const settleRefund = async (
  tx: Database,
  order: Order,
  paid: Payment | undefined,
  why: Why,
  now: number,
) => {
  const at = new Date(now);
  await tx.insert(refund).values({
    ...{ orderId: order.id, paymentId: paid?.id ?? null, state: 'done', ...why },
    refundNo: refundNoOf(order, { id: paid?.id ?? 0 }),
    ...{ amountFen: paid?.amountFen ?? 0, askedAt: at, doneAt: at },
  });
  if (!paid) return;
  const cause = `order:${order.id}:refund`;
  const back = { kind: 'refund', amount: paid.amountFen, cause, orderId: order.id } as const;
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  await post(tx, owner, [{ ...back, title: `退款：${order.title}` }], now);
};

/**
 * Takes a locked paid order back: what was delivered is revoked, stock, coupon and points go back,
 * and the money sets out. Refuses where the order's state forbids it. `delivered` false: it never
 * was.
 */
export const giveBack = async (
  tx: Database,
  order: Order,
  why: Why,
  now: number,
  delivered = true,
): Promise<Order> => {
  const paid = await settlingPayment(tx, order.id);
  const sending = paid !== undefined && paid.channel !== 'balance';
  const left = await move(tx, order, sending ? 'return' : 'returned', { closedAt: new Date(now) });
  if (delivered && order.state === 'done') await kinds[order.kind].revoke?.(tx, order, now);
  await kinds[order.kind].release?.(tx, delivered ? order : { ...order, state: 'unpaid' }, now);
  await returnPoints(order, tx, now);
  if (paid && sending) await createRefund(tx, order, paid, why, now);
  else await settleRefund(tx, order, paid, why, now);
  await reviewInvoice(tx, order.id, now);
  return left;
};

/** Refunds money that paid for nothing: it came too late, or twice. */
export const returnLate = (
  tx: Database,
  order: Order,
  paid: Payment,
  now: number,
): Promise<void> => {
  const reason = order.paidAt ? '订单已付款，多付的款项原路退回' : '订单已关闭，款项原路退回';
  return createRefund(tx, order, paid, { kind: 'late', reason }, now);
};
