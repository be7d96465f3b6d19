import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** The kind of the job that does what is due with an invoice; its subject is the invoice's id. */
export const INVOICE_JOB = 'invoice';

/** An order's invoice that is neither dropped nor reversed, of which there is at most one. */
export const standingInvoice = (orderId: number) =>
  and(eq(invoice.orderId, orderId), notInArray(invoice.state, ['dropped', 'reversed']));

/**
 * Has the invoice of an order looked at, where there is one: call it in the transaction that gives money
 * back.
 */
export const reviewInvoice = async (tx: Database, orderId: number, now: number): Promise<void> => {
  const [row] = await tx.select({ id: invoice.id }).from(invoice).where(standingInvoice(orderId));
  if (row) await addJob(tx, { kind: INVOICE_JOB, subject: String(row.id), dueAt: now });
};
