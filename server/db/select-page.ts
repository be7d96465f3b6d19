import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { PAGE_SIZE, pagesOf, rowsOf } from '../platform/wire/paging.ts';
import type { Database } from './database.ts';

type Limited<R> = {
  limit: (most: number) => SQLWrapper & { offset: (rows: number) => PromiseLike<R[]> };
};

type SelectSource<R> = {
  where: (
    filter: SQL | undefined,
  ) => SQLWrapper & Limited<R> & { orderBy: (...keys: SQL[]) => SQLWrapper & Limited<R> };
};

type PageSelection = {
  where?: SQL | undefined;
  /** The last key must be unique, so that no row stands on two pages. */
  orderBy: readonly SQL[];
  page: number;
  size?: number;
  /** Counted alone, without joins; each of its rows must have exactly one row in whatever is joined. */
  counted?: PgTable;
  /** Rows that are counted at most; `inOrder`: in the order of the list, where an index has that order. */
  most?: number;
  inOrder?: boolean;
};

type Page<R> = { rows: R[]; total: number; pageCount: number };

const rowsOfTable = (db: Database, table: PgTable) => db.select({ one: sql`1` }).from(table);

const countedRows = (
  all: SelectSource<unknown>,
  { where, orderBy, most, inOrder = false }: PageSelection,
): SQL => {
  const held = inOrder ? all.where(where).orderBy(...orderBy) : all.where(where);
  return sql`(${(most === undefined ? held : held.limit(most)).getSQL()}) as counted`;
};

const rowsIn = <R>(select: SelectSource<R>, { where, orderBy, page, size }: PageSelection) => {
  const { limit, offset } = rowsOf(page, size);
  return select
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
};

/**
 * One page with the number of all rows, also beyond the last page. Two concurrent statements are as fast as one with
 * a subquery, and on a long list eight times as fast as `count(*) over ()`.
 */
export const selectPage = async <R>(
  db: Database,
  select: SelectSource<R>,
  wanted: PageSelection,
): Promise<Page<R>> => {
  const all = wanted.counted ? rowsOfTable(db, wanted.counted) : select;
  // drizzle changes the select in place, so the count is built before the page
  const counted = countedRows(all, wanted);
  const [total, rows] = await Promise.all([db.$count(counted), rowsIn(select, wanted)]);
  return { rows, total, pageCount: pagesOf(total, wanted.size ?? PAGE_SIZE) };
};

export const selectTablePage = <T extends PgTable>(
  db: Database,
  table: T,
  wanted: Omit<PageSelection, 'counted'>,
): Promise<Page<T['$inferSelect']>> =>
  // drizzle cannot type a table's own rows for a type parameter
  selectPage<T['$inferSelect']>(db, db.select().from(table as PgTable), {
    ...wanted,
    counted: table,
  });

/**
 * In one statement, for calls that send many: each row carries the number of all. Beyond the last page a second
 * statement counts them.
 */
export const selectPageAtOnce = async <R extends { total: number }>(
  db: Database,
  selectWith: (total: SQL<number>) => SelectSource<R>,
  wanted: PageSelection & { counted: PgTable },
): Promise<Page<R>> => {
  const counted = countedRows(rowsOfTable(db, wanted.counted), wanted);
  const count = sql`(select count(*) from ${counted})`.mapWith(Number);
  const rows = await rowsIn(selectWith(count), wanted);
  const isBeyond = rows.length === 0 && wanted.page > 1;
  const total = isBeyond ? await db.$count(counted) : (rows[0]?.total ?? 0);
  return { rows, total, pageCount: pagesOf(total, wanted.size ?? PAGE_SIZE) };
};
