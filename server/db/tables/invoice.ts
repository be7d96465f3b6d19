import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { invoiceTitleKinds, invoiceWays, storedInvoiceStates } from '#schemas/invoice/fields.ts';
import { fen, identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { orderTable } from './order.ts';

/** A reversed invoice stays, and another may follow it. */
export const invoice = pgTable(
  'invoice',
  {
    id: identityKey(),
    orderId: integer()
      .notNull()
      .references(() => orderTable.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    titleKind: text({ enum: invoiceTitleKinds }).notNull(),
    title: text().notNull(),
    taxNo: text().notNull().default(''),
    email: text().notNull(),
    amountFen: fen().notNull(),
    state: text({ enum: storedInvoiceStates }).notNull(),
    /** Grows with each change by the member, so that a provider sees a changed request as a new one. */
    version: integer().notNull().default(1),
    way: text({ enum: invoiceWays }),
    number: text().notNull().default(''),
    url: text().notNull().default(''),
    failure: text().notNull().default(''),
    askedAt: moment().notNull(),
    issuedAt: moment(),
    reversedAt: moment(),
  },
  (row) => [
    uniqueIndex('invoice_of_order')
      .on(row.orderId)
      .where(sql`${row.state} not in ('dropped', 'reversed')`),
    index('invoice_order').on(row.orderId, row.id),
    index('invoice_member').on(row.memberId, row.id),
    index('invoice_state').on(row.state, row.id),
    check('invoice_money', sql`${row.amountFen} > 0`),
  ],
);
