import { and, eq } from 'drizzle-orm';
import type { InvoiceWay } from '#schemas/invoice/fields.ts';
import type { Database } from '../../db/database.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { INVOICE_JOB } from '../../libraries/invoice-book/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { type Invoice, invoiceableFen } from './rows.ts';
import { tellOfInvoice } from './tell-member.ts';

/** Takes an invoice on from the very state and version it was read in; undefined where it left them. */
export const moveInvoice = async (
  tx: Database,
  { id, state, version }: Invoice,
  change: Partial<typeof invoice.$inferInsert>,
): Promise<Invoice | undefined> => {
  const same = and(eq(invoice.id, id), eq(invoice.state, state), eq(invoice.version, version));
  const [row] = await tx.update(invoice).set(change).where(same).returning();
  return row;
};

/** Has an invoice looked at once more. */
export const lookAgain = (tx: Database, { id }: Pick<Invoice, 'id'>, now: number): Promise<void> =>
  addJob(tx, { kind: INVOICE_JOB, subject: String(id), dueAt: now });

type Printed = { way: InvoiceWay; number: string; url: string };

/** Writes down that it is issued. false: it stood otherwise. */
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

/** Reversed; what is still paid for is asked for anew, as it was printed before. */
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
