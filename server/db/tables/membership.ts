import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, identityKey, moment, positionColumn } from './columns.ts';
import { member } from './member.ts';

/** `days` 0: for ever. */
export const vipPlan = pgTable(
  'vip_plan',
  {
    id: identityKey(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    priceFen: fen().notNull(),
    linePriceFen: fen(),
    days: integer().notNull(),
    recommended: boolean().notNull().default(false),
    position: positionColumn(),
    published: boolean().notNull().default(true),
  },
  (row) => [check('vip_plan_days', sql`${row.days} >= 0 and ${row.priceFen} >= 0`)],
);

/** Given by order, code or operator (who may give days without a plan); a card's validity is derived from these. */
export const vipGrant = pgTable(
  'vip_grant',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    planId: integer().references(() => vipPlan.id),
    orderId: integer(),
    codeId: integer(),
    operatorId: integer(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    at: moment().notNull(),
  },
  (row) => [
    uniqueIndex('vip_grant_order').on(row.orderId),
    uniqueIndex('vip_grant_code').on(row.codeId),
    index('vip_grant_member').on(row.memberId, row.at),
  ],
);

export const redeemTargets = ['membership', 'product'] as const;

/** Each gives a card or a product, once. Only the hash of a code is stored. */
export const redeemCodeTable = pgTable(
  'redeem_code',
  {
    id: identityKey(),
    codeHash: text().notNull(),
    target: text({ enum: redeemTargets }).notNull(),
    targetId: integer().notNull(),
    endAt: moment().notNull(),
    usedBy: integer().references(() => member.id),
    usedAt: moment(),
  },
  (row) => [
    uniqueIndex('redeem_code_hash').on(row.codeHash),
    index('redeem_code_used').on(row.usedBy),
  ],
);

export const redeemFailure = pgTable(
  'redeem_failure',
  { id: identityKey(), memberId: integer().notNull(), at: moment().notNull() },
  (row) => [index('redeem_failure_member').on(row.memberId, row.at)],
);
