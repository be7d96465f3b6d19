import { and, eq } from 'drizzle-orm';
import type { InvoiceWay } from '#schemas/invoice/fields.ts';
import type { Database } from '../../db/database.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { INVOICE_JOB } from '../../libraries/invoice-book/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { type Invoice, invoiceableFen } from './rows.ts';
import { tellOfInvoice } from './tell-member.ts';

/**
 * Changes an invoice only in the state and version in which it was read; undefined where it has changed
 * since.
 */
export const moveInvoice = async (
  tx: Database,
  { id, state, version }: Invoice,
  change: Partial<typeof invoice.$inferInsert>,
): Promise<Invoice | undefined> => {
  const same = and(eq(invoice.id, id), eq(invoice.state, state), eq(invoice.version, version));
  const [row] = await tx.update(invoice).set(change).where(same).returning();
  return row;
};

export const lookAgain = (tx: Database, { id }: Pick<Invoice, 'id'>, now: number): Promise<void> =>
  addJob(tx, { kind: INVOICE_JOB, subject: String(id), dueAt: now });

type Printed = { way: InvoiceWay; number: string; url: string };

/** false where the invoice has changed since it was read. */
export const bookIssued = async (
  tx: Database,
  row: Invoice,
  printed: Printed,
  now: number,
): Promise<boolean> => {
  const issued = { state: 'issued', issuedAt: new Date(now), failure: '', ...printed } as const;
  const moved = await moveInvoice(tx, row, issued);
  if (moved) await tellOfInvoice(tx, moved, 'issued', now);
  return moved !== undefined;
};

export const bookFailed = async (
  tx: Database,
  row: Invoice,
  failure: string,
  now: number,
): Promise<boolean> => {
  const moved = await moveInvoice(tx, row, { state: 'failed', failure });
  if (moved) await tellOfInvoice(tx, moved, 'failed', now);
  return moved !== undefined;
};

/** What is still paid for is requested anew, with the same title. */
export const bookReversed = async (tx: Database, row: Invoice, now: number): Promise<boolean> => {
  const moved = await moveInvoice(tx, row, { state: 'reversed', reversedAt: new Date(now) });
  if (!moved) return false;
  await tellOfInvoice(tx, moved, 'reversed', now);
  const amountFen = await invoiceableFen(tx, row.orderId);
  if (amountFen === 0) return true;
  const { orderId, memberId, titleKind, title, taxNo, email } = row;
  const rest = { orderId, memberId, titleKind, title, taxNo, email, amountFen };
  const [next] = await tx
    .insert(invoice)
    .values({ ...rest, state: 'asked', askedAt: new Date(now) })
    .returning();
  if (next) await lookAgain(tx, next, now);
  return true;
};
