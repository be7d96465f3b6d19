import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Line } from './connections/line.ts';

/**
 * For either engine. Within `db.transaction` use the transaction alone: on the outer one the embedded engine waits
 * for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** `demo`: adds the demo data that are missing; true by default. */
export type Filling = { demo?: boolean };

export type OpenDatabase = {
  db: Database;
  line: Line;
  /** An embedded database at one moment: a tar of its folder. */
  snapshot?: () => Promise<Blob>;
  close: () => Promise<void>;
};
