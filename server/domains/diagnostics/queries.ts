import { desc, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { diagnostic } from '../../db/tables/diagnostics.ts';

/** Rows that are kept; older ones make room. */
export const KEPT = 50_000;

export type NewDiagnostic = typeof diagnostic.$inferInsert;

/** Stores `rows` and drops what is older than the newest `kept`; ids grow, so they tell. */
export const store = (db: Database, rows: NewDiagnostic[], kept: number = KEPT): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(diagnostic).values(rows);
    const [newest] = await tx
      .select({ id: diagnostic.id })
      .from(diagnostic)
      .orderBy(desc(diagnostic.id))
      .limit(1);
    if (newest) await tx.delete(diagnostic).where(lte(diagnostic.id, newest.id - kept));
  });
