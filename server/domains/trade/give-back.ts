import { eq } from 'drizzle-orm';
import type { RefundKind } from '../../../schemas/api/order.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/trade.ts';
import { addJob } from '../../platform/jobs.ts';
import { tellMember } from '../../platform/tell-member.ts';
import { yuan } from '../../platform/yuan.ts';
import { post } from '../wallet/index.ts';
import { returnPoints } from './close-order.ts';
import { kinds } from './kinds/index.ts';
import { move, type Order } from './orders.ts';
import { type Payment, settlingPayment } from './payments.ts';

export type Why = { kind: RefundKind; reason: string; explain?: string; pictures?: string[] };

export const SEND_REFUND = 'send-refund';

const refundNoOf = ({ orderNo }: Order, { id }: { id: number }) => `${orderNo}R${id}`;

/** Leaves a refund that the provider still has to carry out. */
const owe = async (tx: Database, order: Order, paid: Payment, why: Why, now: number) => {
  const refundNo = refundNoOf(order, paid);
  await tx.insert(refund).values({
    ...{ orderId: order.id, paymentId: paid.id, refundNo, state: 'sending', ...why },
    amountFen: paid.amountFen,
    askedAt: new Date(now),
  });
  await addJob(tx, { kind: SEND_REFUND, subject: refundNo, dueAt: now });
};

/** Notes a refund that is complete: nothing was paid, or it came from the balance. */
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
  if (paid && sending) await owe(tx, order, paid, why, now);
  else await settleRefund(tx, order, paid, why, now);
  return left;
};

/** Sends money back that paid nothing: it came too late, or a second time. */
export const returnLate = (
  tx: Database,
  order: Order,
  paid: Payment,
  now: number,
): Promise<void> => {
  const reason = order.paidAt ? '订单已付款，多付的款项原路退回' : '订单已关闭，款项原路退回';
  return owe(tx, order, paid, { kind: 'late', reason }, now);
};

const tellReturned = (tx: Database, order: Order, amountFen: number, now: number) => {
  const body = `“${order.title}”的 ${yuan(amountFen)} 元已原路退回。`;
  const news = { title: '退款已到账', body, link: `/orderdetail/${order.id}` };
  return tellMember(tx, order.memberId, news, now);
};

/** Books what the provider has sent back, of a locked order; a second time it changes nothing. */
export const bookReturned = async (
  tx: Database,
  order: Order,
  refundNo: string,
  through: 'wechat' | 'simulated',
  now: number,
): Promise<void> => {
  const [row] = await tx.select().from(refund).where(eq(refund.refundNo, refundNo)).for('update');
  if (!row || row.state === 'done') return;
  const doneAt = new Date(now);
  await tx.update(refund).set({ state: 'done', doneAt }).where(eq(refund.id, row.id));
  const late = row.kind === 'late';
  const about = { orderId: order.id, through };
  const owner = { memberId: order.memberId, unit: 'money' } as const;
  const into = late
    ? ({ kind: 'pay', title: `收款：${order.title}` } as const)
    : ({ kind: 'refund', title: `退款：${order.title}` } as const);
  const postings = [
    { ...about, ...into, amount: row.amountFen, cause: `refund:${row.id}:in` },
    {
      ...about,
      ...({ kind: 'payout', title: `原路退回：${order.title}` } as const),
      ...{ amount: -row.amountFen, cause: `refund:${row.id}:out` },
    },
  ];
  await post(tx, owner, postings, now);
  if (!late && order.state === 'refunding') await move(tx, order, 'returned');
  await tellReturned(tx, order, row.amountFen, now);
};
