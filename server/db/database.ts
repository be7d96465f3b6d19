import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Line } from './connections/line.ts';

/**
 * What domains are given, whichever engine runs. Inside `db.transaction` use the transaction
 * alone: the embedded engine waits for ever on the outer one.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** `demo`: whether it is given the demo data that it lacks; without it, yes. */
export type Filling = { demo?: boolean };

export type OpenDatabase = {
  db: Database;
  line: Line;
  /** The whole of an embedded database at one moment: a tar of its folder. */
  snapshot?: () => Promise<Blob>;
  close: () => Promise<void>;
};
