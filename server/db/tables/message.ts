import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { messageGroups } from '#schemas/message/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

export const message = pgTable(
  'message',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    title: text().notNull(),
    body: text().notNull().default(''),
    group: text({ enum: messageGroups }).notNull().default('system'),
    /** A path of the app that the message leads to; '' for none. */
    link: text().notNull().default(''),
    /** What it tells of, in one word, so that it is told once; null for what may be told again. */
    cause: text(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
    /** The member has removed the message, so no list shows and no number counts it. */
    deletedAt: moment(),
  },
  (row) => [
    uniqueIndex('message_cause').on(row.memberId, row.cause),
    index('message_member').on(row.memberId, row.readAt),
    index('message_newest').on(row.memberId, row.createdAt),
  ],
);
