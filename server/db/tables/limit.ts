import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Points used until `expire`. The table is unlogged: counts of minutes may be lost in a crash of the database, and
 * are not worth waiting for its disk.
 */
export const limitCount = pgTable(
  'limit_count',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment().notNull() },
  (row) => [index('limit_count_expire').on(row.expire)],
);
