import { desc, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { diagnostic } from '../../db/tables/diagnostics.ts';

/** In rows; older ones are deleted. */
const RETENTION = 50_000;

export type NewDiagnostic = typeof diagnostic.$inferInsert;

/** Reports may quote broken data, and PostgreSQL accepts no NUL in a text. */
const writable = (row: NewDiagnostic): NewDiagnostic => {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value,
  ]);
  // `map` keeps every field and its type, which `fromEntries` loses
  return Object.fromEntries(fields) as NewDiagnostic;
};

/** Deletes all but the newest `remaining` rows; ids grow, so the highest are the newest. */
export const store = (
  db: Database,
  rows: NewDiagnostic[],
  limit: number = RETENTION,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(diagnostic).values(rows.map(writable));
    const [newest] = await tx
      .select({ id: diagnostic.id })
      .from(diagnostic)
      .orderBy(desc(diagnostic.id))
      .limit(1);
    if (newest) await tx.delete(diagnostic).where(lte(diagnostic.id, newest.id - limit));
  });
