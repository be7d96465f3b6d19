import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What domains are given, whichever engine runs. Inside `db.transaction` use the transaction
 * alone: the embedded engine waits for ever on the outer one.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, migrated and never empty. */
export type OpenDatabase = { db: Database; close: () => Promise<void> };
