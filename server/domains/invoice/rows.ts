import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { payment } from '../../db/tables/payment.ts';
import { refund } from '../../db/tables/refund.ts';
import type { InvoiceRequest } from '../../platform/invoicing/invoicing.ts';

export type Invoice = typeof invoice.$inferSelect;

/** What was paid and not refunded, in fen. */
export const invoiceableFen = async (db: Database, orderId: number): Promise<number> => {
  // refunds of late or double payments concern money that was never for the order
  const countedRefunds = and(
    eq(refund.orderId, orderId),
    ne(refund.kind, 'late'),
    inArray(refund.state, ['sending', 'held', 'done']),
  );
  const back = db
    .select({ fen: sql`coalesce(sum(${refund.amountFen}), 0)` })
    .from(refund)
    .where(countedRefunds);
  const [row] = await db
    .select({ fen: sql<number>`greatest(${payment.amountFen} - (${back}), 0)::int` })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.settles, 1)));
  return row?.fen ?? 0;
};

const REMEMBERED = 20;

export const ownInvoices = (db: Database, memberId: number, orderId: number): Promise<Invoice[]> =>
  db
    .select()
    .from(invoice)
    .where(eq(invoice.memberId, memberId))
    .orderBy(desc(eq(invoice.orderId, orderId)), desc(invoice.id))
    .limit(REMEMBERED);

export const readInvoiceRow = async (db: Database, id: number): Promise<Invoice | undefined> => {
  const [row] = await db.select().from(invoice).where(eq(invoice.id, id));
  return row;
};

/** The number by which a provider knows a request; a changed request has another one. */
export const requestNoOf = (orderNo: string, { id, version }: Invoice): string =>
  `${orderNo}F${id}${version > 1 ? `-${version}` : ''}`;

type Sold = { orderNo: string; title: string };

export const toRequest = (row: Invoice, { orderNo, title: item }: Sold): InvoiceRequest => {
  const { titleKind, title, taxNo, email, amountFen } = row;
  return { requestNo: requestNoOf(orderNo, row), titleKind, title, taxNo, email, amountFen, item };
};
