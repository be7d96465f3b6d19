import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

export const ledgerUnits = ['money', 'points'] as const;

export type LedgerUnit = (typeof ledgerUnits)[number];

/** `pay` comes in from a provider, `payout` goes back to it. */
export const ledgerKinds = [
  'pay',
  'order',
  'refund',
  'payout',
  'sign',
  'reward',
  'adjust',
] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.id);

/** `balance` in fen or points equals the last `balanceAfter`; postings lock this row. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    memberId: memberId(),
    unit: text({ enum: ledgerUnits }).notNull(),
    balance: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.unit] }),
    check('ledger_account_balance', sql`${row.balance} >= 0`),
  ],
);

/** A trigger refuses every change and removal of a row. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: identityKey(),
    memberId: memberId(),
    unit: text({ enum: ledgerUnits }).notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** Negative where money or points go out. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    /** Unique key of the cause, so that nothing is posted twice. */
    cause: text().notNull(),
    orderId: integer(),
    /** The provider of money that only passes through; null for what changes the balance. */
    through: text({ enum: ['wechat', 'simulated'] }),
    title: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [
    uniqueIndex('ledger_entry_cause').on(row.cause),
    index('ledger_entry_member').on(row.memberId, row.unit, row.id),
    index('ledger_entry_order').on(row.orderId),
    check('ledger_entry_amount', sql`${row.amount} <> 0`),
    check('ledger_entry_balance', sql`${row.balanceAfter} >= 0`),
  ],
);
