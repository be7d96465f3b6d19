import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { feedbackKinds, feedbackStates } from '#schemas/feedback/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

export const feedbackTable = pgTable(
  'feedback',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: feedbackKinds }).notNull(),
    text: text().notNull(),
    contact: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    at: moment().notNull(),
    state: text({ enum: feedbackStates }).notNull().default('waiting'),
    answer: text().notNull().default(''),
    by: text().notNull().default(''),
    answeredAt: moment(),
  },
  (row) => [
    index('feedback_member').on(row.memberId, row.id),
    index('feedback_queue').on(row.state, row.id),
  ],
);
