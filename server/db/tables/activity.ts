import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { groupStates } from '#schemas/activity/fields.ts';
import { holdsFiles } from '../file-holders.ts';
import { fen, identityKey, moment, positionColumn } from './columns.ts';
import { product } from './course.ts';
import { member } from './member.ts';

/** `type` 1 group buy, 2 flash sale. */
export const activity = pgTable(
  'activity',
  {
    id: identityKey(),
    type: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    thumb: text().notNull().default(''),
    priceFen: fen().notNull(),
    groupPriceFen: fen().notNull(),
    /** Not read any more: participants are counted from paid orders. */
    learners: integer().notNull().default(0),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    productId: integer().references(() => product.id),
    need: integer().notNull().default(2),
    hours: integer().notNull().default(24),
    /** Places in all; null without limit. */
    quota: integer(),
    /** Sold, or reserved by unpaid orders. */
    taken: integer().notNull().default(0),
    perOrder: integer().notNull().default(1),
    perMember: integer().notNull().default(1),
    /** '' online. */
    venue: text().notNull().default(''),
    /** Null: the times of the sale. */
    meetsAt: moment(),
    meetsUntil: moment(),
    address: text().notNull().default(''),
    /** GCJ-02, as the messenger's map has it. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Refundable until this many hours before the meeting; null: never. */
    returnHours: integer().default(24),
    position: positionColumn(),
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

holdsFiles(activity, { word: '活动', title: activity.title, columns: ['thumb'] });

/** Its counted places keep simultaneous orders from taking one too many. */
export const teamGroupTable = pgTable(
  'team_group',
  {
    id: identityKey(),
    activityId: integer()
      .notNull()
      .references(() => activity.id),
    leaderId: integer()
      .notNull()
      .references(() => member.id),
    state: text({ enum: groupStates }).notNull(),
    need: integer().notNull(),
    joined: integer().notNull(),
    /** Members who have paid or have an unpaid order. */
    reserved: integer().notNull(),
    openedAt: moment().notNull(),
    stopAt: moment().notNull(),
    closedAt: moment(),
  },
  (row) => [
    index('team_group_open').on(row.activityId, row.state, row.stopAt),
    check('team_group_places', sql`${row.joined} between 0 and ${row.reserved}`),
    check('team_group_need', sql`${row.need} > 1 and ${row.reserved} <= ${row.need}`),
  ],
);

export const teamMember = pgTable(
  'team_member',
  {
    id: identityKey(),
    groupId: integer()
      .notNull()
      .references(() => teamGroupTable.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    orderId: integer().notNull(),
    joinedAt: moment().notNull(),
  },
  (row) => [
    uniqueIndex('team_member_once').on(row.groupId, row.memberId),
    uniqueIndex('team_member_order').on(row.orderId),
    index('team_member_member').on(row.memberId),
  ],
);
