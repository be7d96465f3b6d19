import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What a key has used of a limit until `expire`. The table is unlogged: counts of minutes may be gone
 * after a crash of the database, and cost no wait for its disk.
 */
export const limitCount = pgTable(
  'limit_count',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment().notNull() },
  (row) => [index('limit_count_expire').on(row.expire)],
);
