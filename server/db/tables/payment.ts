import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, identityKey, moment } from './columns.ts';
import { orderTable } from './order.ts';

export const paymentStates = ['open', 'paid', 'failed', 'closed'] as const;

export const paymentChannels = ['wechat', 'simulated', 'balance'] as const;

export type PaymentChannel = (typeof paymentChannels)[number];

/** Of an order's payments at most one is open, and at most one settles the order. */
export const payment = pgTable(
  'payment',
  {
    id: identityKey(),
    orderId: integer()
      .notNull()
      .references(() => orderTable.id),
    /** Ours; `providerNo` is the provider's, '' until it is paid. */
    payNo: text().notNull(),
    channel: text({ enum: paymentChannels }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    amountFen: fen().notNull(),
    providerNo: text().notNull().default(''),
    prepay: text().notNull().default(''),
    /** 1: the payment paid its order; money that came too late settles nothing and is refunded. */
    settles: integer().notNull().default(0),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (row) => [
    uniqueIndex('payment_no').on(row.payNo),
    uniqueIndex('payment_open').on(row.orderId).where(sql`${row.state} = 'open'`),
    uniqueIndex('payment_settles').on(row.orderId).where(sql`${row.settles} = 1`),
    index('payment_order').on(row.orderId),
    check('payment_money', sql`${row.amountFen} > 0`),
  ],
);

/** The simulated provider's own books, which the product reads only through its interface. */
export const simulatedPayment = pgTable('simulated_payment', {
  payNo: text().primaryKey(),
  amountFen: fen().notNull(),
  state: text({ enum: ['waiting', 'paid', 'failed', 'closed'] }).notNull(),
  /** The simulated provider reports the payment only from then on. */
  knownAt: moment(),
  refundedFen: fen().notNull().default(0),
});
