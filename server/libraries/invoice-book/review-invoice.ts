import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** The job's subject is the invoice's id. */
export const INVOICE_JOB = 'invoice';

/** There is at most one. */
export const standingInvoice = (orderId: number) =>
  and(eq(invoice.orderId, orderId), notInArray(invoice.state, ['dropped', 'reversed']));

/** Call it in the transaction that refunds the order. */
export const reviewInvoice = async (tx: Database, orderId: number, now: number): Promise<void> => {
  const [row] = await tx.select({ id: invoice.id }).from(invoice).where(standingInvoice(orderId));
  if (row) await addJob(tx, { kind: INVOICE_JOB, subject: String(row.id), dueAt: now });
};
