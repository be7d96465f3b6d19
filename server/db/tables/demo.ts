import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which parts of the demo data this database has been given; each is given once. */
export const demoPart = pgTable('demo_part', {
  name: text().primaryKey(),
  at: moment().notNull().defaultNow(),
});
