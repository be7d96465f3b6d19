import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { member } from './member.ts';

export const upload = pgTable(
  'upload',
  {
    file: text().primaryKey(),
    memberId: integer()
      .references(() => member.id)
      .notNull(),
    bytes: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [index('upload_member').on(row.memberId, row.at)],
);
