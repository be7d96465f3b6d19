import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { type Mark, pictureNamed } from './marks.ts';

type Row = Record<string, unknown>;

export type Planted = {
  table: PgTable;
  /** Of the row: what it says beside what a row of the demo does. */
  values: Row;
  /** In which state it is hidden; undefined: it shows, so that nothing in it is marked. */
  hidden: string | undefined;
};

const CODE = /^[\w.:-]+$/;

/** A text in place of one: as an address, an article or words, as it was before; codes stay. */
const markedText = (before: string, mark: () => string): string => {
  if (/^\/(?:media|uploads)\//.test(before)) return `/uploads/${pictureNamed(mark())}`;
  if (before.startsWith('<')) return `<p>${mark()}</p>`;
  return CODE.test(before) ? before : mark();
};

/** The same of all texts in a value. */
export const markedValue = (value: unknown, mark: () => string): unknown => {
  if (typeof value === 'string') return markedText(value, mark);
  if (Array.isArray(value)) return value.map((item) => markedValue(item, mark));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, markedValue(item, mark)]),
  );
};

const isText = (column: PgColumn): boolean =>
  ['PgText', 'PgJsonb', 'PgArray'].includes(column.columnType) && !column.enumValues?.length;

/** The value of a column that nothing else says. */
const defaultOf = (column: PgColumn): unknown => {
  if (column.hasDefault && !is(column.default, SQL)) return column.default;
  if (!column.notNull || column.hasDefault) return undefined;
  const blank: Readonly<Record<string, unknown>> = { boolean: false, number: 0, date: new Date() };
  return blank[column.dataType] ?? '';
};

/** Columns that name a row of those tables, by their names. */
const namesOf = (table: PgTable, planted: ReadonlySet<PgTable>): Set<string> =>
  new Set(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return columns.length === 1 && planted.has(foreignTable)
        ? columns.map((one) => one.name)
        : [];
    }),
  );

/**
 * Adds a row under that key: what a row of the demo has, with the keys of what was planted under the same one, and with
 * marks for its texts where it is hidden.
 */
export const plantRow = async (
  db: Database,
  mark: Mark,
  id: number,
  { table, values, hidden }: Planted,
  planted: ReadonlySet<PgTable>,
): Promise<void> => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const [demo = {}]: Row[] = await db.select().from(table).limit(1);
  const linked = namesOf(table, planted);
  const name = getTableName(table);
  const row: Row = {};
  for (const [field, column] of Object.entries(columns)) {
    if (field in values) row[field] = values[field];
    else if (field === 'id' || (linked.has(column.name) && (column.notNull || demo[field] != null)))
      row[field] = id;
    else {
      const before = demo[field] ?? defaultOf(column);
      row[field] =
        hidden !== undefined && isText(column)
          ? markedValue(before, () => mark(`${name}.${field} ${hidden}`))
          : before;
    }
  }
  await db.insert(table).values(row);
};

const referencesOf = (table: PgTable): PgTable[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((each) => each !== table);

/** What others refer to comes before them. */
export const inOrder = (plants: readonly Planted[]): Planted[] => {
  const planted = new Set(plants.map(({ table }) => table));
  const done = new Set<PgTable>();
  const ordered: Planted[] = [];
  while (done.size < planted.size) {
    const next = plants.filter(
      ({ table }) =>
        !done.has(table) &&
        referencesOf(table).every((each) => !planted.has(each) || done.has(each)),
    );
    if (next.length === 0) throw new Error('tables refer to each other');
    ordered.push(...next);
    for (const { table } of next) done.add(table);
  }
  return ordered;
};
