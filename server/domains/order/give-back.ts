import { eq } from 'drizzle-orm';
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
import type { Refund } from './rows/refund-of.ts';
import { tellArrived } from './tell.ts';

/** `turn`: which refund of its payment it is, the first by default. */
export type Why = {
  kind: RefundKind;
  reason: string;
  explain?: string;
  pictures?: string[];
  turn?: number;
};

export const SEND_REFUND = 'send-refund';

/** One that was withdrawn keeps its number. */
const refundNoOf = ({ orderNo }: Order, paid: Payment | undefined, turn: number): string =>
  `${orderNo}R${paid?.id ?? 0}${turn > 1 ? `-${turn}` : ''}`;

type Times = Pick<typeof refund.$inferInsert, 'state' | 'askedAt' | 'sendAt' | 'doneAt'>;

/** Stores a refund of all that a payment paid. */
export const insertRefund = async (
  tx: Database,
  order: Order,
  paid: Payment | undefined,
  { turn = 1, ...why }: Why,
  times: Times,
): Promise<Refund> => {
  const refundNo = refundNoOf(order, paid, turn);
  const of = { orderId: order.id, paymentId: paid?.id ?? null, refundNo };
  const [row] = await tx
    .insert(refund)
    .values({ ...of, amountFen: paid?.amountFen ?? 0, ...why, ...times })
    .returning();
  if (!row) throw new Error('a refund was not written');
  return row;
};

/** Stores a refund that sets out at once; one that was asked for before is there already. */
const bookRefund = async (
  tx: Database,
  order: Order,
  paid: Payment | undefined,
  why: Why | Refund,
  state: 'sending' | 'done',
  now: number,
): Promise<Refund> => {
  const at = new Date(now);
  const doneAt = state === 'done' ? at : null;
  if (!('refundNo' in why))
    return insertRefund(tx, order, paid, why, { state, askedAt: at, sendAt: at, doneAt });
  await tx.update(refund).set({ state, doneAt }).where(eq(refund.id, why.id));
  return why;
};

/** Lets the provider send money back. */
const sendBack = async (
  tx: Database,
  order: Order,
  paid: Payment,
  why: Why | Refund,
  now: number,
) => {
  const { refundNo } = await bookRefund(tx, order, paid, why, 'sending', now);
  await addJob(tx, { kind: SEND_REFUND, subject: refundNo, dueAt: now });
};

/** Completes a refund at once: nothing was paid, or the balance paid. */
const settleRefund = async (
  tx: Database,
  order: Order,
  paid: Payment | undefined,
  why: Why | Refund,
  now: number,
) => {
  const booked = await bookRefund(tx, order, paid, why, 'done', now);
  await tellArrived(tx, order, booked, now);
  if (!paid) return;
  const cause = `order:${order.id}:refund`;
  const back = { kind: 'refund', amount: booked.amountFen, cause, orderId: order.id } as const;
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  await post(tx, owner, [{ ...back, title: `退款：${order.title}` }], now);
};

/**
 * Takes a locked paid order back: what was delivered is revoked, stock, coupon and points go back,
 * and the money sets out. Refuses where the order's state forbids it. `delivered` false: it never
 * was. `why` is a refund where it was asked for before.
 */
export const giveBack = async (
  tx: Database,
  order: Order,
  why: Why | Refund,
  now: number,
  delivered = true,
): Promise<Order> => {
  const paid = await settlingPayment(tx, order.id);
  const sending = paid !== undefined && paid.channel !== 'balance';
  const left = await move(tx, order, sending ? 'return' : 'returned', { closedAt: new Date(now) });
  if (delivered && order.state === 'done') await kinds[order.kind].revoke?.(tx, order, now);
  await kinds[order.kind].release?.(tx, delivered ? order : { ...order, state: 'unpaid' }, now);
  await returnPoints(order, tx, now);
  if (paid && sending) await sendBack(tx, order, paid, why, now);
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
  return sendBack(tx, order, paid, { kind: 'late', reason }, now);
};
