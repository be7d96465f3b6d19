import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const demoPart = pgTable('demo_part', {
  name: text().primaryKey(),
  at: moment().notNull().defaultNow(),
});
