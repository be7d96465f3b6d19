import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MOST_PICKS } from '#schemas/layout/section-settings.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { Database } from '../../db/database.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { PAGE_SIZE } from '../../platform/wire/paging.ts';

type PlacedTable = PgTable & { id: PgColumn; position: PgColumn };

export const inOrder = ({ position, id }: PlacedTable): SQL[] => [asc(position), asc(id)];

export type Query = { page: number; ids: readonly string[] };

export const partOf = ({ page, ids }: Query, key: PgColumn) =>
  ids.length === 0
    ? { only: undefined, page, size: PAGE_SIZE }
    : { only: inArray(key, ids.map(keyOrZero)), page: 1, size: MOST_PICKS };

export const placedPage = async <T extends PlacedTable, R>(
  db: Database,
  table: T,
  read: { filter?: SQL | undefined; query: Query; to: (row: T['$inferSelect']) => R },
): Promise<Page<R>> => {
  const { only, ...part } = partOf(read.query, table.id);
  const { rows, pageCount } = await selectTablePage(db, table, {
    where: and(read.filter, only),
    orderBy: inOrder(table),
    ...part,
  });
  return { items: rows.map(read.to), pageCount };
};

export const shown = (column: PgColumn, filter?: SQL): SQL | undefined =>
  and(eq(column, true), filter);
