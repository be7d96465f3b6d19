import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedThreadStates, supportSides } from '#schemas/support/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { orderTable } from './order.ts';

/** What a member and the desk write to each other: one thread for each member. */
export const supportThreadTable = pgTable(
  'support_thread',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    state: text({ enum: storedThreadStates }).notNull(),
    /** How many messages of the member nobody has answered. */
    waiting: integer().notNull().default(0),
    latest: text().notNull(),
    latestAt: moment().notNull(),
    closedAt: moment(),
  },
  (row) => [
    index('support_thread_queue').on(row.state, row.latestAt),
    index('support_thread_latest').on(row.latestAt),
  ],
);

export const supportMessageTable = pgTable(
  'support_message',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => supportThreadTable.memberId),
    side: text({ enum: supportSides }).notNull(),
    /** The operator's name; '' for the member. */
    by: text().notNull().default(''),
    text: text().notNull(),
    /** Addresses of the pictures that the member sent with it. */
    pictures: jsonb().$type<string[]>().notNull().default([]),
    orderId: integer().references(() => orderTable.id),
    at: moment().notNull(),
  },
  (row) => [index('support_message_member').on(row.memberId, row.id)],
);
