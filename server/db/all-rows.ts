import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * All rows of a small table as one column of a statement, so that several tables are read at once. JSON
 * has no moments: tables that have some are read by themselves.
 */
export const allRows = <T extends PgTable>(
  table: T,
  ...order: readonly SQL[]
): SQL<T['$inferSelect'][]> => {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${name}::text, ${column}`,
  );
  const row = sql`json_build_object(${sql.join(fields, sql`, `)})`;
  const sorted = order.length > 0 ? sql` order by ${sql.join([...order], sql`, `)}` : sql``;
  return sql`(select coalesce(json_agg(${row}${sorted}), '[]') from ${table})`;
};
