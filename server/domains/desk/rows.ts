import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DeskRow, FieldText } from '#schemas/desk/fields.ts';
import type { FieldValue } from '#schemas/field/kinds.ts';
import { patternOf } from '#schemas/field/patterns.ts';
import { readField, writeField } from '#schemas/field/read-field.ts';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { hashOf } from '../../platform/auth/session.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { labelOf, type Registered, type RegisteredField, type Values } from './define-table.ts';
import { fieldOf } from './registered.ts';

export type Row = { id: number; values: Values; names: Readonly<Record<string, string>> };

const NAME = ' name';

/** A row's position in its group, from 1, whatever the column counts from. */
const positionOf = (
  { table, order }: Registered,
  { name, column }: RegisteredField,
): SQL | undefined =>
  order?.by === name
    ? sql`(select count(*)::int from
        (select ${column} as place, ${order.amongColumn} as among, ${table.id} as id_of from ${table}) as other
        where other.among = ${order.amongColumn} and (other.place, other.id_of) <= (${column}, ${table.id}))`
    : undefined;

/** Jumps by position; a jump to no row leads behind the last one. */
const jumpsOf = (
  { table, order }: Registered,
  { name, column }: RegisteredField,
): SQL | undefined =>
  order?.jumps === name
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('option', jump.value -> 'option', 'to', case
          when (jump.value ->> 'to')::int < 0 then -1
          else coalesce(
            (select placed.place from (select ${order.column} as at,
              row_number() over (order by ${order.column}, ${table.id})::int as place
              from ${table} where ${order.amongColumn} = around.among) as placed
            where placed.at = (jump.value ->> 'to')::int),
            greatest((jump.value ->> 'to')::int,
              (select count(*)::int + 1 from ${table} where ${order.amongColumn} = around.among))) end)
          order by jump.ordinality), '[]'::jsonb)
        from (select ${order.amongColumn} as among, ${column} as jumps) as around,
        jsonb_array_elements(around.jumps) with ordinality as jump)`
    : undefined;

const joinedOf = ({ column, joined }: RegisteredField, id: PgColumn): SQL | undefined =>
  joined &&
  sql`(select held.value from (select ${joined.key} as id_of, ${column} as value from ${joined.table}) as held
    where held.id_of = ${id})`;

type Only = (field: RegisteredField) => boolean;
const every: Only = () => true;

const shapeOf = (registered: Registered, only: Only): Record<string, PgColumn | SQL> => {
  const { table, fields } = registered;
  const shape: Record<string, PgColumn | SQL> = { id: table.id };
  for (const field of fields.filter(only)) {
    shape[field.name] =
      joinedOf(field, table.id) ??
      positionOf(registered, field) ??
      jumpsOf(registered, field) ??
      field.column;
    const label = labelOf(field);
    if (label) shape[field.name + NAME] = label;
  }
  return shape;
};

const valueIn = ({ kind, pattern }: RegisteredField, stored: unknown): FieldValue => {
  // a joined row that does not exist is an empty text
  if (kind === 'richText' && stored === null) return '';
  if (stored instanceof Date) return stored.getTime();
  const restored = patternOf(pattern)?.restore?.(stored);
  if (restored) return restored;
  if (Array.isArray(stored)) return kind === 'references' ? stored.map(Number) : stored.map(String);
  if (kind === 'choice' && stored !== null) return String(stored);
  return typeof stored === 'string' || typeof stored === 'number' || typeof stored === 'boolean'
    ? stored
    : null;
};

export const storedValue = (
  { kind, pattern, column }: RegisteredField,
  value: FieldValue,
): unknown => {
  if (kind === 'moment' && typeof value === 'number') return new Date(value);
  if (kind === 'choice' && value !== null && column.dataType === 'number') return Number(value);
  const lines = Array.isArray(value) ? value.map(String) : undefined;
  return (lines && patternOf(pattern)?.store?.(lines)) ?? value;
};

const rowIn = (table: Registered, only: Only, found: Readonly<Record<string, unknown>>): Row => {
  const fields = table.fields.filter(only);
  const names = fields.flatMap(({ name }) => {
    const label = found[name + NAME];
    return typeof label === 'string' ? [[name, label] as const] : [];
  });
  return {
    id: Number(found.id),
    values: Object.fromEntries(
      fields.map((field) => [field.name, valueIn(field, found[field.name])]),
    ),
    names: Object.fromEntries(names),
  };
};

type Query = { where: SQL | undefined; order?: readonly SQL[]; only?: Only };

const selectRows = (db: Database, table: Registered, only: Only) =>
  db.select(shapeOf(table, only)).from(table.table);

const among = ({ table, only }: Registered, { where, order = [] }: Query) => ({
  where: and(only?.when, where),
  orderBy: [...order, desc(table.id)],
});

export const readRows = async (
  db: Database,
  table: Registered,
  { limit, only = every, ...query }: Query & { limit: number },
): Promise<Row[]> => {
  const { where, orderBy } = among(table, query);
  const found = await selectRows(db, table, only)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map((one) => rowIn(table, only, one));
};

export const readPage = async (
  db: Database,
  table: Registered,
  { page, size, only = every, ...query }: Query & { page: number; size: number },
) => {
  const { rows, ...rowFields } = await selectPage(db, selectRows(db, table, only), {
    ...among(table, query),
    ...{ page, size, counted: table.table },
  });
  return { ...rowFields, rows: rows.map((one) => rowIn(table, only, one)) };
};

export const lockRows = async (
  db: Database,
  table: Registered,
  ids: readonly number[],
): Promise<Map<number, Row>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .select(shapeOf(table, every))
    .from(table.table)
    .where(and(table.only?.when, inArray(table.table.id, [...ids])))
    .orderBy(table.table.id)
    .for('update');
  return new Map(found.map((one) => rowIn(table, every, one)).map((row) => [row.id, row]));
};

/** Changes whenever a field changes that operators may write. */
export const stampOf = ({ fields }: Registered, { values }: Row): string => {
  const written = fields.filter(({ written: when }) => when !== 'never');
  return hashOf(JSON.stringify(written.map(({ name }) => values[name])));
};

export const titleOf = ({ title, untitled }: Registered, { values }: Pick<Row, 'values'>): string =>
  `${values[title] ?? ''}` || (untitled?.(values) ?? '');

export const rowFields = (
  table: Registered,
  { id, values, names }: Row,
  only: Only = every,
): DeskRow => {
  const shown = table.fields.filter(only);
  return {
    id,
    title: titleOf(table, { values }),
    texts: shown.map((field) => ({
      name: field.name,
      text: writeField(field, values[field.name] ?? null),
    })),
    names: shown.flatMap(({ name }) => {
      const label = names[name];
      return label === undefined ? [] : [{ name, text: label }];
    }),
  };
};

type Filter = { word: string; filters: readonly FieldText[] };

const whereField = (table: Registered, { name, text }: FieldText): SQL | undefined => {
  const field = fieldOf(table, name);
  if (!field.filtered) return undefined;
  if (text === '') return isNull(field.column);
  const read = readField(field, text);
  // an invalid value matches no row
  return read.ok ? eq(field.column, storedValue(field, read.value)) : sql`false`;
};

const whereWord = ({ fields, table }: Registered, word: string): SQL | undefined => {
  if (word === '') return undefined;
  const held = fields
    .filter(({ searched }) => searched)
    .map(({ column }) => holdsWord(column, word));
  const isId = /^\d{1,10}$/.test(word) && Number(word) <= LARGEST_INTEGER;
  return or(...held, isId ? eq(table.id, Number(word)) : undefined);
};

/** Refuses `noSuchDeskField`. */
export const whereOf = (table: Registered, { word, filters }: Filter): SQL | undefined =>
  and(whereWord(table, word), ...filters.map((each) => whereField(table, each)));

export const olderThan = (table: Registered, before: number | null): SQL | undefined =>
  before === null ? undefined : lt(table.table.id, before);
