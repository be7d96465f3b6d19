import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';

/** Added to a database once; found as `part.ts` in its noun's folder. */
export type DemoPart = {
  name: string;
  /** Parts build upon those of a lower rank. */
  rank: number;
  insert: (db: Database, now: number) => Promise<void>;
  /** Learners or operators have filled these tables, so demo data must stay out. */
  isFilled: (db: Database) => Promise<boolean>;
};

export const holding =
  (...tables: readonly PgTable[]) =>
  async (db: Database): Promise<boolean> => {
    for (const table of tables) if ((await db.$count(table)) > 0) return true;
    return false;
  };
