import { eq } from 'drizzle-orm';
import type { RefundKind } from '#schemas/refund/fields.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { reviewInvoice } from '../../libraries/invoice-book/index.ts';
import { post } from '../../libraries/ledger/index.ts';
import { type Payment, settlingPayment } from '../../libraries/payment-book/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { returnPoints } from './close.ts';
import { keepLessons } from './keep-lessons.ts';
import { kinds } from './kinds/index.ts';
import { type Returned, returnedOf } from './returned.ts';
import { move, type Order } from './rows/orders.ts';
import type { Refund } from './rows/refund-of.ts';
import { tellArrived } from './tell.ts';

/** `turn`: which refund of its payment it is; the first by default. */
export type Why = {
  kind: RefundKind;
  reason: string;
  explain?: string;
  pictures?: string[];
  turn?: number;
};

export const SEND_REFUND = 'send-refund';

/** A withdrawn refund keeps its number. */
const refundNoOf = ({ orderNo }: Order, paid: Payment | undefined, turn: number): string =>
  `${orderNo}R${paid?.id ?? 0}${turn > 1 ? `-${turn}` : ''}`;

const sumsOf = ({ amountFen, part }: Returned) => ({
  amountFen,
  lessonsSold: part?.sold ?? 0,
  lessonsKept: part?.retained.length ?? 0,
});

type Times = Pick<typeof refund.$inferInsert, 'state' | 'askedAt' | 'sendAt' | 'doneAt'>;

type Return<W> = { paid: Payment | undefined; returned: Returned; why: W };

export const insertRefund = async (
  tx: Database,
  order: Order,
  { paid, returned, why: { turn = 1, ...why } }: Return<Why>,
  times: Times,
): Promise<Refund> => {
  const refundNo = refundNoOf(order, paid, turn);
  const of = { orderId: order.id, paymentId: paid?.id ?? null, refundNo };
  const [row] = await tx
    .insert(refund)
    .values({ ...of, ...sumsOf(returned), ...why, ...times })
    .returning();
  if (!row) throw new Error('a refund was not written');
  return row;
};

/** Sends a requested refund; what was studied since reduces it. */
const updateRefund = async (
  tx: Database,
  { id }: Refund,
  values: Partial<typeof refund.$inferInsert>,
): Promise<Refund> => {
  const [row] = await tx.update(refund).set(values).where(eq(refund.id, id)).returning();
  if (!row) throw new Error('a refund is gone');
  return row;
};

const bookRefund = async (
  tx: Database,
  order: Order,
  { paid, returned, why }: Return<Why | Refund>,
  state: 'sending' | 'done',
  now: number,
): Promise<Refund> => {
  const at = new Date(now);
  const doneAt = state === 'done' ? at : null;
  const booked =
    'refundNo' in why
      ? await updateRefund(tx, why, { state, doneAt, ...sumsOf(returned) })
      : await insertRefund(
          tx,
          order,
          { paid, returned, why },
          { state, askedAt: at, sendAt: at, doneAt },
        );
  if (returned.part) await keepLessons(tx, order, booked.id, returned.part);
  return booked;
};

const sendBack = async (
  tx: Database,
  order: Order,
  of: Return<Why | Refund>,
  now: number,
): Promise<void> => {
  const { refundNo } = await bookRefund(tx, order, of, 'sending', now);
  await addJob(tx, { kind: SEND_REFUND, subject: refundNo, dueAt: now });
};

/** Completes a refund at once: nothing was paid, or the balance paid. */
const settleRefund = async (
  tx: Database,
  order: Order,
  of: Return<Why | Refund>,
  now: number,
): Promise<void> => {
  const booked = await bookRefund(tx, order, of, 'done', now);
  await tellArrived(tx, order, booked, now);
  if (!of.paid) return;
  const cause = `order:${order.id}:refund`;
  const back = { kind: 'refund', amount: booked.amountFen, cause, orderId: order.id } as const;
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  await post(tx, owner, [{ ...back, title: `退款：${order.title}` }], now);
};

/**
 * Takes back a locked paid order: revokes what was delivered, returns stock, coupon and points, and begins
 * the refund; of a part where `returned` says so. `delivered` false: there is nothing to revoke. `why` may be
 * a requested refund. Refuses where the order's state forbids it.
 */
export const giveBack = async (
  tx: Database,
  order: Order,
  why: Why | Refund,
  now: number,
  { delivered = true, returned = returnedOf(order) } = {},
): Promise<Order> => {
  const paid = await settlingPayment(tx, order.id);
  const sending = paid !== undefined && paid.channel !== 'balance';
  const left = await move(tx, order, sending ? 'return' : 'returned', { closedAt: new Date(now) });
  if (delivered && order.state === 'done') await kinds[order.kind].revoke?.(tx, order, now);
  await kinds[order.kind].release?.(tx, delivered ? order : { ...order, state: 'unpaid' }, now);
  await returnPoints({ ...order, points: returned.points }, tx, now);
  if (sending) await sendBack(tx, left, { paid, returned, why }, now);
  else await settleRefund(tx, left, { paid, returned, why }, now);
  await reviewInvoice(tx, order.id, now);
  return left;
};

/** Refunds money that came too late, or twice. */
export const returnLate = (
  tx: Database,
  order: Order,
  paid: Payment,
  now: number,
): Promise<void> => {
  const reason = order.paidAt ? '订单已付款，多付的款项原路退回' : '订单已关闭，款项原路退回';
  const returned = { amountFen: paid.amountFen, points: 0 };
  return sendBack(tx, order, { paid, returned, why: { kind: 'late', reason } }, now);
};
