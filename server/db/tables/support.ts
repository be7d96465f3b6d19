import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedThreadStates, storedTopics, supportSides } from '#schemas/support/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { orderTable } from './order.ts';

export const supportThreadTable = pgTable(
  'support_thread',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    state: text({ enum: storedThreadStates }).notNull(),
    /** Of the latest question with one. */
    topic: text({ enum: storedTopics }).notNull().default(''),
    /** The member's messages that nobody has answered. */
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
    topic: text({ enum: storedTopics }).notNull().default(''),
    text: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    orderId: integer().references(() => orderTable.id),
    at: moment().notNull(),
  },
  (row) => [index('support_message_member').on(row.memberId, row.id)],
);
