import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderTable } from '../../db/tables/order.ts';
import { openPayment, type Providers } from '../../libraries/payment-book/index.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { expireOrder } from './at-provider.ts';
import { failGroupIfDue } from './groups/fail-group.ts';
import { GROUP_EXPIRY } from './groups/groups.ts';
import type { Order } from './rows/orders.ts';
import { ORDER_EXPIRY } from './verbs/create.ts';

const ORDER_CLOSING = 'order-closing';

const orderBySubject = async (db: Database, subject: string): Promise<Order | undefined> => {
  const key = keyOf(subject) ?? 0;
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, key));
  return order;
};

const opensAtProvider = async (db: Database, { id }: Order): Promise<boolean> => {
  const open = await openPayment(db, id);
  return open !== undefined && open.channel !== 'balance';
};

/**
 * Timed work that waits for no other system. An order that could be paid at the provider is handed on to
 * `closingJobs`.
 */
export const orderJobs = (services: Providers): JobHandlers => ({
  [ORDER_EXPIRY]: async (db, subject, now) => {
    const order = await orderBySubject(db, subject);
    if (!order) return undefined;
    if (order.state === 'unpaid' && (await opensAtProvider(db, order)))
      return (tx) => addJob(tx, { kind: ORDER_CLOSING, subject, dueAt: now });
    await expireOrder(services, db, order, now);
    return undefined;
  },
  [GROUP_EXPIRY]: async (_db, subject, now) => {
    const key = keyOf(subject) ?? 0;
    return async (tx) => {
      await failGroupIfDue(tx, key, now);
    };
  },
});

/** Timed work that asks the provider, which may be slow. */
export const closingJobs = (services: Providers): JobHandlers => ({
  [ORDER_CLOSING]: async (db, subject, now) => {
    const order = await orderBySubject(db, subject);
    if (order) await expireOrder(services, db, order, now);
    return undefined;
  },
});
