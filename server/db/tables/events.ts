import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { couponKinds, couponScopes } from '../../../schemas/api/promotion.ts';
import { product } from './catalogue.ts';
import { fen, key, moment, place } from './columns.ts';
import { member, teacher } from './people.ts';

/** `status` 0 not started, 1 live, 3 replay (specification section 3). */
export const live = pgTable(
  'live',
  {
    id: key(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    status: integer().notNull(),
    /** '' is a room without a password; a hash, or plain text where it was typed into the table. */
    password: text().notNull().default(''),
    priceFen: fen().notNull(),
    /** Members who have been in the room. */
    viewers: integer().notNull().default(0),
    startAt: moment().notNull(),
    endAt: moment(),
    teacherId: integer().references(() => teacher.id),
    introHtml: text().notNull().default(''),
    /** A folder of `uploads/streams` or of the demo's, or a playlist's address elsewhere; '' is none. */
    stream: text().notNull().default(''),
    replay: text().notNull().default(''),
    muteAll: boolean().notNull().default(false),
    /** Seconds between two messages of a member; 0 is no slow mode. */
    slowSeconds: integer().notNull().default(0),
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
    /** What is sold; without it nothing is. */
    productId: integer().references(() => product.id),
    /** How many make a group. */
    need: integer().notNull().default(2),
    /** How long a group stays open. */
    hours: integer().notNull().default(24),
    /** Places in all; null without limit. */
    quota: integer(),
    /** Sold, or reserved by unpaid orders. */
    taken: integer().notNull().default(0),
    perOrder: integer().notNull().default(1),
    perMember: integer().notNull().default(1),
    /** Where it takes place; '' online. */
    venue: text().notNull().default(''),
    position: place(),
    published: boolean().notNull().default(true),
  },
  (row) => [
    index('activity_place').on(row.position),
    check(
      'activity_taken',
      sql`${row.taken} >= 0 and (${row.quota} is null or ${row.taken} <= ${row.quota})`,
    ),
  ],
);

/** A paper that is answered: a questionnaire, or what `kind` names. */
export const questionnaire = pgTable('questionnaire', {
  id: key(),
  kind: text().notNull().default('questionnaire'),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  thumb: text().notNull().default(''),
  participants: integer().notNull().default(0),
  endAt: moment(),
  /** null: open since it was published. */
  startAt: moment(),
  purpose: text().notNull().default(''),
  privacy: text().notNull().default(''),
  /** How long it takes, roughly. */
  minutes: integer().notNull().default(5),
  /** Points for taking part. */
  reward: integer().notNull().default(0),
  /** How long an attempt may last, in ms; null: no limit. */
  limitMs: bigint({ mode: 'number' }),
  /** Score from which it is passed; 0: there is nothing to pass. */
  pass: integer().notNull().default(0),
  /** How often a member may submit it. */
  tries: integer().notNull().default(1),
  /** How many members may take part; 0: any number. */
  quota: integer().notNull().default(0),
  doctorsOnly: boolean().notNull().default(false),
  position: place(),
  published: boolean().notNull().default(true),
});

export const coupon = pgTable(
  'coupon',
  {
    id: key(),
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
    /** Received, or reserved by an unpaid order. */
    taken: integer().notNull().default(0),
    perMember: integer().notNull().default(1),
    /** 0 is claimed for nothing. */
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
    id: key(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    receivedAt: moment().notNull().defaultNow(),
    /** Null: from when it was received. */
    startAt: moment(),
    /** Null: as the coupon says. */
    endAt: moment(),
    /** The order that bought it. */
    boughtBy: integer(),
  },
  (row) => [
    index('member_coupon_member').on(row.memberId, row.couponId),
    uniqueIndex('member_coupon_bought').on(row.boughtBy),
  ],
);
