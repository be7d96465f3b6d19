import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Registered, RegisteredField } from './define-table.ts';
import type { Typed } from './judge.ts';
import { storedValue } from './rows.ts';

/** Writes new rows; gives their ids in the same order. */
export const insertRows = async (
  db: Database,
  { table, fields }: Registered,
  rows: readonly Typed[],
): Promise<number[]> => {
  const written = fields.filter((field) => field.written !== 'never' && !field.beside);
  const stored = rows.map(({ values }) =>
    Object.fromEntries(
      written.map((field) => [field.name, storedValue(field, values[field.name] ?? null)]),
    ),
  );
  const made = await db.insert(table).values(stored).returning({ id: table.id });
  return made.map(({ id }) => Number(id));
};

/** The types of columns, as they are said in a statement. */
const typesSaid: Readonly<Record<string, SQL>> = {
  text: sql`text`,
  integer: sql`integer`,
  boolean: sql`boolean`,
  jsonb: sql`jsonb`,
  'timestamp with time zone': sql`timestamptz`,
  'double precision': sql`double precision`,
  'integer[]': sql`integer[]`,
  'text[]': sql`text[]`,
};

const typeOf = ({ name, column }: RegisteredField): SQL => {
  const said = typesSaid[column.getSQLType()];
  if (!said) throw new Error(`no type for ${column.getSQLType()} of ${name}`);
  return said;
};

const placeAt = (at: number) => sql.identifier(`f${at}`);

/** The values of old rows as a table of its own, in JSON. */
const asTable = (fields: readonly RegisteredField[], rows: readonly Typed[]): SQL => {
  const json = rows.map(({ id, values }) => [
    ['id', id],
    ...fields.map((field, at) => [`f${at}`, storedValue(field, values[field.name] ?? null)]),
  ]);
  const types = fields.map((field, at) => sql`, ${placeAt(at)} ${typeOf(field)}`);
  const given = JSON.stringify(json.map((each) => Object.fromEntries(each)));
  return sql`jsonb_to_recordset(${given}::jsonb) as typed(id integer${sql.join(types)})`;
};

/** Writes these fields of old rows in one statement. */
export const updateRows = async (
  db: Database,
  { table }: Registered,
  changed: readonly RegisteredField[],
  rows: readonly Typed[],
): Promise<void> => {
  const fields = changed.filter(({ beside }) => !beside);
  if (rows.length === 0 || fields.length === 0) return;
  const set = Object.fromEntries(fields.map(({ name }, at) => [name, sql`typed.${placeAt(at)}`]));
  await db.update(table).set(set).from(asTable(fields, rows)).where(eq(table.id, sql`typed.id`));
};

/** Writes what a row holds in tables beside its own. */
export const writeBeside = async (
  db: Database,
  id: number,
  { changed, values }: Typed,
): Promise<void> => {
  for (const { name, column, beside } of changed) {
    if (!beside) continue;
    const held = { [column.name]: values[name] ?? '' };
    await db
      .insert(beside.table)
      .values({ [beside.key.name]: id, ...held })
      .onConflictDoUpdate({ target: beside.key, set: held });
  }
};
