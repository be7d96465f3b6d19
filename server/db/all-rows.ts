import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * All rows of a small table as one column, so that one statement reads several tables. Not for tables with moments,
 * which JSON does not have.
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
