import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** Rows per statement: few enough for the statement's time limit. */
const BATCH = 5000;
/** Statements per sweep, which has to end within a job's time; the next sweep goes on. */
const MOST = 100;

export const sweepRows = async (
  db: Database,
  table: PgTable,
  which: SQL | undefined,
): Promise<void> => {
  const batch = sql`ctid = any(array(select ctid from ${table} where ${which} limit ${BATCH}))`;
  for (let round = 0; round < MOST; round += 1) {
    const removed = await db.delete(table).where(batch).returning({ one: sql`1` });
    if (removed.length < BATCH) return;
  }
};
