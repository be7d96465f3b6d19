import { eq, sql } from 'drizzle-orm';
import type { askInvoice as endpoint } from '#schemas/invoice/endpoints.ts';
import { invoiceRefusals } from '#schemas/invoice/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { INVOICE_JOB, standingInvoice } from '../../libraries/invoice-book/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { lockOrder, type Order, ownOrder } from '../order/index.ts';
import { type Invoice, invoiceableFen } from './rows.ts';

const changeable: readonly Invoice['state'][] = ['asked', 'failed'];

export const isChangeable = ({ state }: Pick<Invoice, 'state'>): boolean =>
  changeable.includes(state);

/** undefined where an invoice can be requested. */
export const refusalOf = ({ state }: Pick<Order, 'state'>, fen: number): Refusal | undefined => {
  if (state === 'grouping') return invoiceRefusals.invoiceNotYet;
  return fen > 0 ? undefined : invoiceRefusals.nothingToInvoice;
};

/** Refuses where there is nothing to invoice, or where the invoice is being issued. */
export const askInvoice: Verb<typeof endpoint> = async ({ db, member, now }, input) => {
  const { id, title_kind: titleKind, title, tax_no: taxNo, email } = input;
  if (titleKind === 'company' && taxNo === '') throw new RefusedError(invoiceRefusals.badTaxNumber);
  const order = await lockOrder(db, await ownOrder(db, member.id, id));
  const amountFen = await invoiceableFen(db, order.id);
  const refusal = refusalOf(order, amountFen);
  if (refusal) throw new RefusedError(refusal);
  const [before] = await db.select().from(invoice).where(standingInvoice(order.id)).for('update');
  if (before && !isChangeable(before)) throw new RefusedError(invoiceRefusals.invoiceBegun);
  const values = {
    titleKind,
    title,
    email,
    amountFen,
    state: 'asked' as const,
    failure: '',
    taxNo: titleKind === 'company' ? taxNo : '',
    askedAt: new Date(now),
  };
  const [row] = before
    ? await db
        .update(invoice)
        .set({ ...values, version: sql`${invoice.version} + 1` })
        .where(eq(invoice.id, before.id))
        .returning()
    : await db
        .insert(invoice)
        .values({ ...values, orderId: order.id, memberId: member.id })
        .returning();
  if (!row) throw new Error('an invoice was not written');
  await addJob(db, { kind: INVOICE_JOB, subject: String(row.id), dueAt: now });
  return { state: row.state };
};
