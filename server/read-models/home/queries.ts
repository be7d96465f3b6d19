import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '../../../schemas/structures.ts';
import type { Database } from '../../db/database.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';

type Placed = PgTable & { id: PgColumn; position: PgColumn };

/** The editors' order of a table. */
export const inPlace = ({ position, id }: Placed): SQL[] => [asc(position), asc(id)];

/** One page of a table in its editors' order, with the number of pages. */
export const placedPage = async <T extends Placed, R>(
  db: Database,
  table: T,
  read: { filter?: SQL | undefined; page: number; to: (row: T['$inferSelect']) => R },
): Promise<Page<R>> => {
  const { limit, offset } = rowsOf(read.page);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(table as PgTable)
      .where(read.filter)
      .orderBy(...inPlace(table))
      .limit(limit)
      .offset(offset),
    db.$count(table, read.filter),
  ]);
  // a select gives the table's own rows, which drizzle cannot type for a type parameter
  return { items: (rows as T['$inferSelect'][]).map(read.to), pageCount: pagesOf(total) };
};

export const shown = (column: PgColumn, filter?: SQL): SQL | undefined =>
  and(eq(column, true), filter);
