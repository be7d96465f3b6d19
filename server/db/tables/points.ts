import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { member } from './member.ts';

export const signDay = pgTable(
  'sign_day',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    day: text().notNull(),
    streak: integer().notNull(),
    points: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.day] })],
);
