import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { Registered } from './define-table.ts';

/** What other tables say of rows that are being changed. */
export type Facts = {
  /** The rows that were sold. */
  sold: ReadonlySet<number>;
  /** The names of the rows that a field may name, by their ids. */
  named: (field: string, id: number) => string | undefined;
};

const found = z.object({
  rows: z.array(z.object({ of: z.string(), id: z.number(), said: z.string() })),
});

const union = async (db: Database, parts: readonly SQL[]) => {
  if (parts.length === 0) return [];
  const result: unknown = await db.execute(sql.join([...parts], sql` union all `));
  return z.parse(found, result).rows;
};

const SOLD = ' sold';

/**
 * Looks up, in one statement, which of these rows were sold and what the rows are called that fields name
 * (`refs`: ids by field).
 */
export const factsOf = async (
  db: Database,
  { table, fields, sold }: Registered,
  ids: readonly number[],
  refs: ReadonlyMap<string, readonly number[]>,
): Promise<Facts> => {
  const parts: SQL[] = [];
  if (sold && ids.length > 0)
    parts.push(
      sql`select ${SOLD}::text as of, ${table.id} as id, '' as said from ${table}
        where ${inArray(table.id, [...ids])} and ${sold}`,
    );
  for (const { name, ref } of fields) {
    const wanted = refs.get(name) ?? [];
    if (ref && wanted.length > 0)
      parts.push(
        sql`select ${name}::text as of, ${ref.table.id} as id, ${ref.label} as said from ${ref.table}
          where ${inArray(ref.table.id, [...wanted])}`,
      );
  }
  const rows = await union(db, parts);
  const labels = new Map(rows.map(({ of, id, said }) => [`${of} ${id}`, said]));
  return {
    sold: new Set(rows.flatMap(({ of, id }) => (of === SOLD ? [id] : []))),
    named: (field, id) => labels.get(`${field} ${id}`),
  };
};

/** Why rows may not be removed, by their ids; rows without a reason are left out. */
export const keptBy = async (
  db: Database,
  { table, hanging }: Registered,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await union(
    db,
    hanging.map(
      ({ when, said }) =>
        sql`select '' as of, ${table.id} as id, ${said}::text as said from ${table}
          where ${inArray(table.id, [...ids])} and ${when}`,
    ),
  );
  const kept = new Map<number, string>();
  for (const { id, said } of rows) kept.set(id, [kept.get(id), said].filter(Boolean).join('，'));
  return kept;
};
