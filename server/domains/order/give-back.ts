import type { RefundKind } from '../../../schemas/refund/fields.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { post } from '../../libraries/ledger/index.ts';
import { type Payment, settlingPayment } from '../../libraries/payment-book/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { returnPoints } from './close.ts';
import { keepLessons } from './keep-lessons.ts';
import { kinds } from './kinds/index.ts';
import { type Returned, returnedOf } from './returned.ts';
import { move, type Order } from './rows/orders.ts';

export type Why = { kind: RefundKind; reason: string; explain?: string; pictures?: string[] };

export const SEND_REFUND = 'send-refund';

const refundNoOf = ({ orderNo }: Order, { id }: { id: number }) => `${orderNo}R${id}`;

type NewRefund = typeof refund.$inferInsert;

/** How many lessons the course has and how many of them stay; nothing for a refund of all. */
const lessonsIn = ({ part }: Returned) =>
  part ? { lessonsSold: part.sold, lessonsKept: part.kept.length } : {};

const writeRefund = async (
  tx: Database,
  order: Order,
  returned: Returned,
  row: Pick<NewRefund, 'paymentId' | 'refundNo' | 'state' | 'askedAt' | 'doneAt'> & Why,
) => {
  const { amountFen } = returned;
  const values = { orderId: order.id, amountFen, ...row, ...lessonsIn(returned) };
  const [written] = await tx.insert(refund).values(values).returning({ id: refund.id });
  if (written && returned.part) await keepLessons(tx, order, written.id, returned.part);
};

/** Stores a refund that the provider has yet to carry out. */
const createRefund = async (
  tx: Database,
  order: Order,
  { paid, returned, why }: { paid: Payment; returned: Returned; why: Why },
  now: number,
) => {
  const refundNo = refundNoOf(order, paid);
  const row = { paymentId: paid.id, refundNo, state: 'sending', askedAt: new Date(now) } as const;
  await writeRefund(tx, order, returned, { ...row, ...why });
  await addJob(tx, { kind: SEND_REFUND, subject: refundNo, dueAt: now });
};

/** Stores a refund that is complete at once: nothing was paid, or the balance paid. */
const settleRefund = async (
  tx: Database,
  order: Order,
  { paid, returned, why }: { paid: Payment | undefined; returned: Returned; why: Why },
  now: number,
) => {
  const at = new Date(now);
  await writeRefund(tx, order, returned, {
    ...{ paymentId: paid?.id ?? null, state: 'done', ...why },
    refundNo: refundNoOf(order, { id: paid?.id ?? 0 }),
    ...{ askedAt: at, doneAt: at },
  });
  if (!paid) return;
  const cause = `order:${order.id}:refund`;
  const back = { kind: 'refund', amount: returned.amountFen, cause, orderId: order.id } as const;
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  await post(tx, owner, [{ ...back, title: `退款：${order.title}` }], now);
};

/**
 * Takes a locked paid order back: what was delivered is revoked, stock, coupon and points go back,
 * and the money sets out; of a part, as `returned` says. Refuses where the order's state forbids it.
 * `delivered` false: it never was.
 */
export const giveBack = async (
  tx: Database,
  order: Order,
  why: Why,
  now: number,
  { delivered = true, returned = returnedOf(order) } = {},
): Promise<Order> => {
  const paid = await settlingPayment(tx, order.id);
  const sending = paid !== undefined && paid.channel !== 'balance';
  const left = await move(tx, order, sending ? 'return' : 'returned', { closedAt: new Date(now) });
  if (delivered && order.state === 'done') await kinds[order.kind].revoke?.(tx, order, now);
  await kinds[order.kind].release?.(tx, delivered ? order : { ...order, state: 'unpaid' }, now);
  await returnPoints({ ...order, points: returned.points }, tx, now);
  if (paid && sending) await createRefund(tx, left, { paid, returned, why }, now);
  else await settleRefund(tx, left, { paid, returned, why }, now);
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
  const returned = { amountFen: paid.amountFen, points: 0 };
  return createRefund(tx, order, { paid, returned, why: { kind: 'late', reason } }, now);
};
