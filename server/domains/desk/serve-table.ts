import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

type TableWithId = PgTable & { id: PgColumn };

/** The name of the row that a field refers to; '' for none. */
type LabelOf = (field: string) => string;

type RowOf<T extends PgTable, R> = (row: T['$inferSelect'], labelOf: LabelOf) => R;

export type Serves<T extends TableWithId, L, A, D> = {
  /**
   * `by`: columns that the payload's fields filter by, where '' means all. Rows of equal order are sorted by
   * id.
   */
  list?: { orderBy: readonly SQL[]; by?: Readonly<Record<string, PgColumn>>; row: RowOf<T, L> };
  all?: { orderBy: readonly SQL[]; row: RowOf<T, A> };
  /** `row` gives undefined for a row that learners must not see. */
  detail?: { missing: Refusal; row: RowOf<T, D | undefined> };
};

type Reading = { db: Database };
type Chosen = { page: number } & Readonly<Record<string, unknown>>;

type UnlessNever<R, V> = [R] extends [never] ? undefined : V;

export type Served<L, A, D> = {
  list: UnlessNever<L, (context: Reading, payload: Chosen) => Promise<Page<L>>>;
  all: UnlessNever<A, (context: Reading) => Promise<A[]>>;
  detail: UnlessNever<D, (context: Reading, payload: { id: string }) => Promise<D>>;
};

const LABEL = ' label';

type Source = {
  table: TableWithId;
  shown: SQL | undefined;
  labels: Readonly<Record<string, SQL>>;
};

const chosenBy = (by: Readonly<Record<string, PgColumn>>, payload: Chosen) =>
  Object.entries(by).map(([name, column]) => {
    const value = `${payload[name] ?? ''}`;
    if (value === '') return undefined;
    return eq(column, column.dataType === 'number' ? keyOrZero(value) : value);
  });

export const serveTable = <T extends TableWithId, L, A, D>(
  { table, shown, labels }: Source,
  { list, all, detail }: Serves<T, L, A, D>,
): Served<L, A, D> => {
  const named = Object.entries(labels).map(([field, label]) => [field + LABEL, label]);
  const columns: Record<string, PgColumn | SQL> = {
    ...getTableColumns(table),
    ...Object.fromEntries(named),
  };
  const select = (db: Database) => db.select(columns).from(table);
  const toRow =
    <R>(row: RowOf<T, R>) =>
    (found: Readonly<Record<string, unknown>>) =>
      // all columns are selected, which drizzle cannot type for a type parameter
      row(found as T['$inferSelect'], (field) => `${found[field + LABEL] ?? ''}`);
  const verbs = {
    list:
      list &&
      (async ({ db }: Reading, payload: Chosen) => {
        const { rows, pageCount } = await selectPage(db, select(db), {
          where: and(shown, ...chosenBy(list.by ?? {}, payload)),
          orderBy: [...list.orderBy, asc(table.id)],
          page: payload.page,
          counted: table,
        });
        return { items: rows.map(toRow(list.row)), pageCount };
      }),
    all:
      all &&
      (async ({ db }: Reading) => {
        const rows = await select(db)
          .where(shown)
          .orderBy(...all.orderBy, asc(table.id));
        return rows.map(toRow(all.row));
      }),
    detail:
      detail &&
      (async ({ db }: Reading, { id }: { id: string }) => {
        const [found] = await select(db).where(and(eq(table.id, keyOrZero(id)), shown));
        const row = found && toRow(detail.row)(found);
        if (row === undefined) throw new RefusedError(detail.missing);
        return row;
      }),
  };
  // a part that the table lacks has neither a verb nor a type of rows
  return verbs as Served<L, A, D>;
};
