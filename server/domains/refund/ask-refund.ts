import { and, eq } from 'drizzle-orm';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { settlingPayment } from '../../libraries/payment-book/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import {
  insertRefund,
  type Order,
  type Refund,
  type Returned,
  tellOfRefund,
  type Why,
} from '../order/index.ts';

export const REFUND_DUE = 'refund-due';

/** The most requests for one order, since each can be withdrawn. */
const MAX_REQUESTS = 5;

export const requestedRefunds = (tx: Database, { id }: Pick<Order, 'id'>) =>
  tx
    .select({ state: refund.state })
    .from(refund)
    .where(and(eq(refund.orderId, id), eq(refund.kind, 'member')));

const notifyOfRequest = (tx: Database, order: Order, row: Refund, now: number) => {
  const money = row.amountFen > 0 ? `，${yuan(row.amountFen)} 元将按原支付方式退回` : '';
  const body = `“${order.title}”的退款申请已收到${money}。处理前可以在订单中撤销。`;
  return tellOfRefund(tx, order, row, 'asked', { title: '退款申请已提交', body }, now);
};

/** The number of an order's next refund. Refuses `refundTooOften`. */
export const nextTurn = (before: number): number => {
  if (before >= MAX_REQUESTS) throw new RefusedError(refundRefusals.refundTooOften, MAX_REQUESTS);
  return before + 1;
};

/** Stores a refund of a locked order that is sent at `sendAt` (ms); until then the order stays as it is. */
export const askRefund = async (
  tx: Database,
  order: Order,
  { returned, why }: { returned: Returned; why: Why },
  sendAt: number,
  now: number,
): Promise<void> => {
  const paid = await settlingPayment(tx, order.id);
  const times = { state: 'requested', askedAt: new Date(now), sendAt: new Date(sendAt) } as const;
  const row = await insertRefund(tx, order, { paid, returned, why }, times);
  await addJob(tx, { kind: REFUND_DUE, subject: row.refundNo, dueAt: sendAt });
  await notifyOfRequest(tx, order, row, now);
};
