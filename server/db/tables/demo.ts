import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Parts of the demo data that were added; each is added once. */
export const demoPart = pgTable('demo_part', {
  name: text().primaryKey(),
  at: moment().notNull().defaultNow(),
});
