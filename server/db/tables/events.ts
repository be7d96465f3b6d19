import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, key, moment, place } from './columns.ts';
import { member } from './people.ts';

/** `status` 0 not started, 1 live, 3 replay (specification section 3). */
export const live = pgTable(
  'live',
  {
    id: key(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    status: integer().notNull(),
    /** '' is a room without a password. */
    password: text().notNull().default(''),
    priceFen: fen().notNull(),
    viewers: integer().notNull().default(0),
    startAt: moment().notNull(),
    position: place(),
    published: boolean().notNull().default(true),
  },
  (row) => [index('live_place').on(row.position)],
);

/** `type` 1 group buy, 2 flash sale. */
export const activity = pgTable(
  'activity',
  {
    id: key(),
    type: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    thumb: text().notNull().default(''),
    priceFen: fen().notNull(),
    groupPriceFen: fen().notNull(),
    learners: integer().notNull().default(0),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    position: place(),
    published: boolean().notNull().default(true),
  },
  (row) => [index('activity_place').on(row.position)],
);

export const questionnaire = pgTable('questionnaire', {
  id: key(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  thumb: text().notNull().default(''),
  participants: integer().notNull().default(0),
  endAt: moment(),
  position: place(),
  published: boolean().notNull().default(true),
});

export const coupon = pgTable('coupon', {
  id: key(),
  title: text().notNull(),
  amountFen: fen().notNull(),
  thresholdFen: fen().notNull(),
  endAt: moment().notNull(),
  published: boolean().notNull().default(true),
});

export const memberCoupon = pgTable(
  'member_coupon',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    receivedAt: moment().notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.couponId] })],
);
