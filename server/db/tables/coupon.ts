import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { couponKinds, couponScopes } from '#schemas/coupon/fields.ts';
import { fen, identityKey, moment } from './columns.ts';
import { member } from './member.ts';

export const coupon = pgTable(
  'coupon',
  {
    id: identityKey(),
    title: text().notNull(),
    amountFen: fen().notNull(),
    thresholdFen: fen().notNull(),
    scope: text({ enum: couponScopes }).notNull().default('all'),
    /** Categories or products, by `scope`. */
    scopeIds: integer().array().notNull().default([]),
    scopeKinds: text({ enum: couponKinds }).array().notNull().default([]),
    /** `abs`: copies are valid until `endAt`; `days`: for that many days after they were received. */
    validity: text({ enum: ['abs', 'days'] })
      .notNull()
      .default('abs'),
    days: integer().notNull().default(0),
    /** Start of validity; null: when the copy is received. */
    startAt: moment(),
    endAt: moment().notNull(),
    /** Null: claimable from the beginning, and until `endAt`. */
    claimStart: moment(),
    claimEnd: moment(),
    /** Null: no limit. */
    total: integer(),
    /** Copies that were received, or reserved by an unpaid order. */
    taken: integer().notNull().default(0),
    perMember: integer().notNull().default(1),
    /** 0: free to claim. */
    salePriceFen: fen().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (row) => [
    check('coupon_money', sql`${row.amountFen} > 0 and ${row.thresholdFen} >= 0`),
    check(
      'coupon_taken',
      sql`${row.taken} >= 0 and (${row.total} is null or ${row.taken} <= ${row.total})`,
    ),
  ],
);

/** The order that reserves or has used a copy refers to it, not the other way round. */
export const memberCoupon = pgTable(
  'member_coupon',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    receivedAt: moment().notNull().defaultNow(),
    /** Null: when it was received. */
    startAt: moment(),
    /** Null: the coupon's own end. */
    endAt: moment(),
    /** When it was used for the part of an order that was not refunded: the copy stays used. */
    spentAt: moment(),
    boughtBy: integer(),
  },
  (row) => [
    index('member_coupon_member').on(row.memberId, row.couponId),
    uniqueIndex('member_coupon_bought').on(row.boughtBy),
  ],
);
