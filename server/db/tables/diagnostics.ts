import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { key, moment } from './columns.ts';

/** What learners' phones reported; a bounded log, so no foreign keys. */
export const diagnostic = pgTable('diagnostic', {
  id: key(),
  at: moment().notNull().defaultNow(),
  page: text().notNull(),
  memberId: integer(),
  fault: text().notNull(),
  section: text().notNull(),
  endpoint: text().notNull(),
  path: text().notNull(),
  expected: text().notNull(),
  came: text().notNull(),
  shown: text().notNull(),
});
