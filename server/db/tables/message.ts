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
    link: text().notNull().default(''),
    /** Key of the event, which is announced once; null for one that may be repeated. */
    cause: text(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
    deletedAt: moment(),
  },
  (row) => [
    uniqueIndex('message_cause').on(row.memberId, row.cause),
    index('message_member').on(row.memberId, row.readAt),
    index('message_newest').on(row.memberId, row.createdAt),
  ],
);
