import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { orderTable } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';
import { refund } from '../../db/tables/refund.ts';
import { type Providers, providerOf } from '../../libraries/payment-book/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Repaid } from '../../platform/payment/payment.ts';
import { DAY } from '../../platform/time/durations.ts';
import { lockOrder, SEND_REFUND } from '../order/index.ts';
import { bookReturned } from './book-returned.ts';
import { holdRefund } from './hold-refund.ts';

/** A number for a retry; the provider refuses to repay more than was paid. */
const nextNo = (refundNo: string): string => {
  const [stem = refundNo, turn = '1'] = refundNo.split('-');
  return `${stem}-${Number(turn) + 1}`;
};

/** Retries a closed refund a day later, under a number of its own. */
const renumber = async (tx: Database, refundNo: string, now: number): Promise<void> => {
  const next = nextNo(refundNo);
  const closed = and(eq(refund.refundNo, refundNo), ne(refund.state, 'done'));
  const [row] = await tx.update(refund).set({ refundNo: next }).where(closed).returning();
  if (row) await addJob(tx, { kind: SEND_REFUND, subject: next, dueAt: now + DAY });
};

export const sendRefund = async (
  services: Providers,
  db: Database,
  refundNo: string,
  now: number,
): Promise<Repaid> => {
  const [row] = await db
    .select({ refund, payment, order: orderTable })
    .from(refund)
    .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.refundNo, refundNo));
  if (!row || row.refund.state === 'done' || row.payment.channel === 'balance') return 'arrived';
  const { payNo, channel } = row.payment;
  const { amountFen } = row.refund;
  const sent = { payNo, refundNo, amountFen, totalFen: row.payment.amountFen };
  const repaid = await providerOf(services, channel).repay(db, sent);
  if (repaid === 'underway') return repaid;
  await retryOnConflict(db, async (tx) => {
    const order = await lockOrder(tx, row.order);
    if (repaid === 'arrived') await bookReturned(tx, order, refundNo, channel, now);
    else await holdRefund(tx, order, refundNo, now);
    if (repaid === 'closed') await renumber(tx, refundNo, now);
  });
  return repaid;
};
