import { eq } from 'drizzle-orm';
import { orderTable } from '../../db/tables/order.ts';
import { LAST_LOOK, type Providers, paymentByNo } from '../../libraries/payment-book/index.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { closePayment } from '../order/index.ts';

/**
 * Closes a payment at the provider that was ended here, and again when the time to pay its order is over: its
 * sheet may have been made meanwhile.
 */
export const finalCheck =
  (services: Providers): JobHandler =>
  async (db, payNo, now) => {
    const payment = await paymentByNo(db, payNo);
    if (!payment) return undefined;
    await closePayment(services, db, payment, now);
    const [order] = await db.select().from(orderTable).where(eq(orderTable.id, payment.orderId));
    const dueAt = (order?.expireAt.getTime() ?? 0) + MINUTE;
    if (dueAt <= now) return undefined;
    return (tx) => addJob(tx, { kind: LAST_LOOK, subject: payNo, dueAt });
  };
