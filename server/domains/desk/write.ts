import { eq, type SQL, sql } from 'drizzle-orm';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Registered, RegisteredField } from './define-table.ts';
import { inspectedOf, type Typed } from './judge.ts';
import { countPositions } from './move-rows.ts';
import { storedValue } from './rows.ts';

export const completed = async (
  db: Database,
  { complete, fields }: Registered,
  rows: readonly Typed[],
): Promise<{ rows: Typed[]; made: readonly string[] }> => {
  if (!complete || rows.length === 0) return { rows: [...rows], made: [] };
  const filled = await complete(
    db,
    rows.map(({ values }) => values),
  );
  const whole = rows.map((row, at): Typed => {
    const values = filled.rows[at] ?? row.values;
    const isFilled = ({ name }: RegisteredField) => values[name] !== row.values[name];
    const changed = fields.filter((field) => row.changed.includes(field) || isFilled(field));
    return { ...row, values, changed };
  });
  return { rows: whole, made: filled.made };
};

/** Counts positions from 1 before rows are written whose jumps name them. */
export const settlePositions = async (
  db: Database,
  table: Registered,
  rows: readonly Typed[],
): Promise<void> => {
  const { order } = table;
  if (order?.jumps)
    await countPositions(
      db,
      table,
      rows.map(({ values }) => values[order.among]),
    );
};

/** The position at the end of the group, after `before` others that are written in the same statement. */
const lastPosition = (
  { table, order }: Registered,
  among: unknown,
  before: number,
): Record<string, SQL> =>
  order
    ? {
        [order.by]: sql`(select coalesce(max(${order.column}), 0) + ${before + 1}::int from ${table}
          where ${order.amongColumn} = ${among})`,
      }
    : {};

const placedBefore = ({ order }: Registered, rows: readonly Typed[], at: number): number =>
  rows
    .slice(0, at)
    .filter(({ values }) => values[order?.among ?? ''] === rows[at]?.values[order?.among ?? ''])
    .length;

/**
 * Writes new rows at the end of their groups; returns their ids in the same order. Refuses `deskRowTwice`.
 */
export const insertRows = async (
  db: Database,
  registered: Registered,
  rows: readonly Typed[],
): Promise<number[]> => {
  const { table, fields, order, only, twice } = registered;
  const written = fields.filter((field) => field.written !== 'never' && !field.joined);
  const stored = rows.map(({ values }, at) => ({
    ...only?.set,
    ...Object.fromEntries(
      written.map((field) => [field.name, storedValue(field, values[field.name] ?? null)]),
    ),
    ...lastPosition(registered, values[order?.among ?? ''], placedBefore(registered, rows, at)),
  }));
  const made = await (twice === undefined
    ? db.insert(table).values(stored).returning({ id: table.id })
    : db.insert(table).values(stored).onConflictDoNothing().returning({ id: table.id }));
  if (made.length < stored.length) throw new RefusedError(deskRefusals.deskRowTwice, twice);
  return made.map(({ id }) => Number(id));
};

const columnTypes: Readonly<Record<string, SQL>> = {
  text: sql`text`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  boolean: sql`boolean`,
  jsonb: sql`jsonb`,
  'timestamp with time zone': sql`timestamptz`,
  'double precision': sql`double precision`,
  'integer[]': sql`integer[]`,
  'text[]': sql`text[]`,
};

const typeOf = ({ name, column }: RegisteredField): SQL => {
  const columnType = columnTypes[column.getSQLType()];
  if (!columnType) throw new Error(`no type for ${column.getSQLType()} of ${name}`);
  return columnType;
};

const positionAt = (at: number) => sql.identifier(`f${at}`);

const asTable = (fields: readonly RegisteredField[], rows: readonly Typed[]): SQL => {
  const json = rows.map(({ id, values }) => [
    ['id', id],
    ...fields.map((field, at) => [`f${at}`, storedValue(field, values[field.name] ?? null)]),
  ]);
  const types = fields.map((field, at) => sql`, ${positionAt(at)} ${typeOf(field)}`);
  const given = JSON.stringify(json.map((each) => Object.fromEntries(each)));
  return sql`jsonb_to_recordset(${given}::jsonb) as typed(id integer${sql.join(types)})`;
};

export const updateRows = async (
  db: Database,
  { table, order, carry }: Registered,
  changed: readonly RegisteredField[],
  rows: readonly Typed[],
): Promise<void> => {
  const fields = changed.filter(({ joined }) => !joined);
  if (rows.length === 0 || fields.length === 0) return;
  await carry?.(db, rows.map(inspectedOf));
  const set = Object.fromEntries(
    fields.map(({ name }, at) => [name, sql`typed.${positionAt(at)}`]),
  );
  const moves = order && fields.findIndex(({ name }) => name === order.among);
  // a row that changes its group goes to the end of the new one
  if (order && moves !== undefined && moves >= 0)
    set[order.by] =
      sql`case when ${order.amongColumn} = typed.${positionAt(moves)} then ${order.column}
      else (select coalesce(max(other.place), 0) + 1 from
        (select ${order.column} as place, ${order.amongColumn} as among from ${table}) as other
        where other.among = typed.${positionAt(moves)}) end`;
  await db.update(table).set(set).from(asTable(fields, rows)).where(eq(table.id, sql`typed.id`));
};

export const writeJoined = async (
  db: Database,
  id: number,
  { changed, values }: Typed,
): Promise<void> => {
  for (const { name, column, joined } of changed) {
    if (!joined) continue;
    const held = { [column.name]: values[name] ?? '' };
    await db
      .insert(joined.table)
      .values({ [joined.key.name]: id, ...held })
      .onConflictDoUpdate({ target: joined.key, set: held });
  }
};
