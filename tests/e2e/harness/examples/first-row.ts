import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';

/** The id of the first row that fits; 0 where there is none. */
export const firstId = async (db: Database, table: PgTable & { id: PgColumn }, filter?: SQL) => {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(filter)
    .orderBy(table.id)
    .limit(1);
  return Number(row?.id ?? 0);
};
