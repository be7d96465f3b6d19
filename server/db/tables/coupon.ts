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
    /** Categories or products, by scope. */
    scopeIds: integer().array().notNull().default([]),
    scopeKinds: text({ enum: couponKinds }).array().notNull().default([]),
    /** `abs`: a copy holds until `endAt`; `days`: so many days from when it was received. */
    validity: text({ enum: ['abs', 'days'] })
      .notNull()
      .default('abs'),
    days: integer().notNull().default(0),
    /** From when on copies hold; null from when they are received. */
    startAt: moment(),
    endAt: moment().notNull(),
    /** When it can be claimed; null from the beginning, and until `endAt`. */
    claimStart: moment(),
    claimEnd: moment(),
    /** How many there are; null without limit. */
    total: integer(),
    /** Copies that were received, or reserved by an unpaid order. */
    taken: integer().notNull().default(0),
    perMember: integer().notNull().default(1),
    /** 0: the coupon is free to claim. */
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

/** A member's own copy; where an order holds or used it, that order knows. */
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
    /** Null: the copy holds from when it was received. */
    startAt: moment(),
    /** Null: the copy ends when its coupon says. */
    endAt: moment(),
    /** When it went with the part of an order that was not given back: it stays used. */
    spentAt: moment(),
    /** The order that bought it. */
    boughtBy: integer(),
  },
  (row) => [
    index('member_coupon_member').on(row.memberId, row.couponId),
    uniqueIndex('member_coupon_bought').on(row.boughtBy),
  ],
);
