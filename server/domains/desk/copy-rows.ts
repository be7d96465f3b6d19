import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { Registered } from './define-table.ts';

type Stored = Record<string, unknown>;

const nameIn = (columns: Readonly<Record<string, PgColumn>>, column: PgColumn): string =>
  Object.entries(columns).find(([, each]) => each === column)?.[0] ?? '';

/** Copies are unpublished and include the rows of `copied`; what only the server writes begins anew. */
export const copyRows = async (
  db: Database,
  { table, fields, title, publishedField, only, copied = [] }: Registered,
  ids: readonly number[],
): Promise<void> => {
  const written = fields.filter((field) => field.written !== 'never' && !field.joined);
  const found: Stored[] = await db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id);
  const copies = found.map((row) => ({
    ...only?.set,
    ...Object.fromEntries(written.map(({ name }) => [name, row[name]])),
    [title]: `${row[title]}（副本）`,
    ...(publishedField ? { [publishedField]: false } : {}),
  }));
  const made = await db.insert(table).values(copies).returning({ id: table.id });
  const copyOf = new Map(found.map(({ id }, at) => [Number(id), Number(made[at]?.id)]));
  for (const { table: inside, key } of copied) {
    const name = nameIn(getTableColumns(inside), key);
    const rows: Stored[] = await db
      .select()
      .from(inside)
      .where(inArray(key, [...ids]))
      .orderBy(inside.id);
    if (rows.length === 0) continue;
    const further = rows.map(({ id: _, ...row }) => ({
      ...row,
      [name]: copyOf.get(Number(row[name])),
    }));
    await db.insert(inside).values(further);
  }
};
