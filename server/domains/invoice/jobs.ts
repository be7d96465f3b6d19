import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderTable } from '../../db/tables/order.ts';
import { INVOICE_JOB } from '../../libraries/invoice-book/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHandler, JobHandlers } from '../../platform/jobs/jobs.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { bookFailed, bookIssued, bookReversed, lookAgain, moveInvoice } from './book-invoice.ts';
import { type Invoice, invoiceableFen, readInvoiceRow, toRequest } from './rows.ts';

type Finish = Awaited<ReturnType<JobHandler>>;
type Issuers = Pick<Services, 'invoicing'>;
type Step = (services: Issuers, db: Database, row: Invoice, now: number) => Promise<Finish>;

const requestOf = async (db: Database, row: Invoice) => {
  const { orderNo, title } = orderTable;
  const [sold] = await db
    .select({ orderNo, title })
    .from(orderTable)
    .where(eq(orderTable.id, row.orderId));
  if (!sold) throw new Error('an invoice has no order');
  return toRequest(row, sold);
};

/** The invoice with the amount paid by now; undefined where that is 0, and the invoice is dropped. */
const withAmount = async (db: Database, row: Invoice): Promise<Invoice | undefined> => {
  const amountFen = await invoiceableFen(db, row.orderId);
  if (amountFen === row.amountFen) return row;
  // another amount is another request, also for whoever has read the earlier one
  if (amountFen > 0) return moveInvoice(db, row, { amountFen, version: row.version + 1 });
  await moveInvoice(db, row, { state: 'dropped' });
  return undefined;
};

/** The provider may have had this request before. */
const send: Step = async ({ invoicing }, db, row, now) => {
  if (!invoicing.issue) return undefined;
  const { way } = invoicing;
  const answer = await invoicing.issue(await requestOf(db, row));
  if (answer.state === 'underway') throw new Error('the invoice is not issued yet');
  return async (tx) => {
    if (answer.state === 'failed') await bookFailed(tx, row, answer.reason, now);
    else await bookIssued(tx, row, { way, number: answer.number, url: answer.url }, now);
  };
};

/** From here on nobody can change the request. */
const begin: Step = async (services, db, row, now) => {
  const current = await withAmount(db, row);
  if (!current || !services.invoicing.issue) return undefined;
  const begun = await moveInvoice(db, current, { state: 'issuing' });
  // the member has just changed it
  if (!begun) throw new Error('the invoice was changed');
  return send(services, db, begun, now);
};

const reverse: Step = async ({ invoicing }, db, row, now) => {
  if (!invoicing.reverse) return undefined;
  const answer = await invoicing.reverse(await requestOf(db, row), row.number);
  if (answer.state === 'underway') throw new Error('the invoice is not reversed yet');
  return async (tx) => void (await bookReversed(tx, row, now));
};

const review: Step = async (services, db, row, now) => {
  if ((await invoiceableFen(db, row.orderId)) === row.amountFen) return undefined;
  const begun = await moveInvoice(db, row, { state: 'reversing' });
  return begun && reverse(services, db, begun, now);
};

const over: Step = async () => undefined;

const steps: Readonly<Record<Invoice['state'], Step>> = {
  asked: begin,
  issuing: send,
  issued: review,
  failed: async (_, db, row) => void (await withAmount(db, row)),
  dropped: over,
  reversing: reverse,
  reversed: over,
};

const settled: readonly Invoice['state'][] = ['asked', 'issued', 'failed'];

const isChanged = async (tx: Database, { id, version }: Invoice): Promise<boolean> => {
  const row = await readInvoiceRow(tx, id);
  if (!row || !settled.includes(row.state)) return false;
  if (row.state === 'asked' && row.version !== version) return true;
  return (await invoiceableFen(tx, row.orderId)) !== row.amountFen;
};

/** Whatever may run twice uses one request number. */
export const invoiceJobs = (services: Issuers): JobHandlers => ({
  [INVOICE_JOB]: async (db, subject, now) => {
    const row = await readInvoiceRow(db, keyOrZero(subject));
    if (!row) return undefined;
    const finish = await steps[row.state](services, db, row, now);
    return async (tx) => {
      await finish?.(tx);
      // nobody could add this job while it ran
      if (await isChanged(tx, row)) await lookAgain(tx, row, now);
    };
  },
});
