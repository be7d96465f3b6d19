import { and, eq } from 'drizzle-orm';
import { refundRefusals } from '../../../schemas/refund/refusals.ts';
import type { Database } from '../../db/database.ts';
import { refund } from '../../db/tables/refund.ts';
import { settlingPayment } from '../../libraries/payment-book/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { insertRefund, type Order, type Refund, tellOfRefund } from '../order/index.ts';

export const REFUND_DUE = 'refund-due';

/** How often one order can be asked back, since each time can be withdrawn. */
const MOST_ASKED = 5;

const askedBefore = (tx: Database, { id }: Order): Promise<number> =>
  tx.$count(refund, and(eq(refund.orderId, id), eq(refund.kind, 'member')));

const tellAsked = (tx: Database, order: Order, row: Refund, now: number) => {
  const money = row.amountFen > 0 ? `，${yuan(row.amountFen)} 元将按原支付方式退回` : '';
  const body = `“${order.title}”的退款申请已收到${money}。处理前可以在订单中撤销。`;
  return tellOfRefund(tx, order, row, 'asked', { title: '退款申请已提交', body }, now);
};

type Told = { reason: string; explain: string; pictures: string[] };

/**
 * Books a refund of a locked order that is sent at `sendAt` (ms); until then the order stays as it is.
 * Refuses `refundTooOften`.
 */
export const askRefund = async (
  tx: Database,
  order: Order,
  told: Told,
  sendAt: number,
  now: number,
): Promise<Refund> => {
  const before = await askedBefore(tx, order);
  if (before >= MOST_ASKED) throw new RefusedError(refundRefusals.refundTooOften, MOST_ASKED);
  const paid = await settlingPayment(tx, order.id);
  const times = { state: 'requested', askedAt: new Date(now), sendAt: new Date(sendAt) } as const;
  const why = { kind: 'member', ...told } as const;
  const row = await insertRefund(tx, order, paid, why, times, before + 1);
  await addJob(tx, { kind: REFUND_DUE, subject: row.refundNo, dueAt: sendAt });
  await tellAsked(tx, order, row, now);
  return row;
};
