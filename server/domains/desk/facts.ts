import { and, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { Reference, Registered } from './define-table.ts';
import { type Facts, refsOf, type Typed, touchesMoney } from './judge.ts';

const found = z.object({
  rows: z.array(
    z.object({ of: z.string(), id: z.number(), reason: z.string(), under: z.number() }),
  ),
});

const union = async (db: Database, parts: readonly SQL[]) => {
  if (parts.length === 0) return [];
  const result: unknown = await db.execute(sql.join([...parts], sql` union all `));
  return z.parse(found, result).rows;
};

const SOLD = ' sold';
const FROZEN = ' frozen';
const KNOWN = ' known';

const numbersOf = ({ table, known }: Registered, ids: readonly number[]): SQL[] =>
  ids.length === 0
    ? []
    : Object.entries(known?.numbers ?? {}).map(
        ([name, number]) =>
          sql`select ${KNOWN}::text as of, ${table.id} as id, ${name}::text as reason, (${number})::int as under
            from ${table} where ${inArray(table.id, [...ids])}`,
      );

type Number = { of: string; id: number; reason: string; under: number };

const knownIn = (rows: readonly Number[]): Facts['known'] => {
  const numbers = new Map(
    rows.flatMap(({ of, id, reason, under }) => (of === KNOWN ? [[`${id} ${reason}`, under]] : [])),
  );
  return (id, name) => numbers.get(`${id} ${name}`) ?? 0;
};

export const knownOf = async (
  db: Database,
  table: Registered,
  ids: readonly number[],
): Promise<Facts['known']> => knownIn(await union(db, numbersOf(table, ids)));

const parentOf = ({ parent }: Registered, rows: readonly Typed[]): number[] => {
  const ids = rows
    .filter(({ changed }) => changed.length > 0)
    .map(({ values }) => values[parent?.name ?? '']);
  return [...new Set(ids)].filter((id) => typeof id === 'number');
};

/**
 * Looks up in one statement which rows were sold, which are frozen by their parent, and the names of the rows
 * that fields refer to.
 */
export const factsOf = async (
  db: Database,
  of: Registered,
  typed: readonly Typed[],
): Promise<Facts> => {
  const { table, fields, sold, frozen } = of;
  const parts: SQL[] = [];
  const ids = typed.filter(touchesMoney).flatMap(({ id }) => (id === null ? [] : [id]));
  if (sold && ids.length > 0)
    parts.push(
      sql`select ${SOLD}::text as of, ${table.id} as id, '' as reason, 0 as under from ${table}
        where ${inArray(table.id, ids)} and ${sold}`,
    );
  if (frozen)
    for (const id of parentOf(of, typed))
      parts.push(
        sql`select ${FROZEN}::text as of, ${id}::int as id, '' as reason, 0 as under
          where ${frozen.when(sql`${id}::int`)}`,
      );
  const others = typed.filter(({ changed }) => changed.length > 0);
  parts.push(
    ...numbersOf(
      of,
      others.flatMap(({ id }) => (id === null ? [] : [id])),
    ),
  );
  const refs = refsOf(typed);
  for (const { name, ref } of fields) {
    const wanted = refs.get(name) ?? [];
    if (ref && wanted.length > 0)
      parts.push(
        sql`select ${name}::text as of, ${ref.table.id} as id, ${ref.label} as reason,
          ${ref.under?.column ?? sql`0`} as under from ${ref.table}
          where ${and(ref.among?.when, inArray(ref.table.id, [...wanted]))}`,
      );
  }
  const rows = await union(db, parts);
  const known = new Map(rows.map((row) => [`${row.of} ${row.id}`, row]));
  const idsOf = (kind: string) => rows.flatMap(({ of: own, id }) => (own === kind ? [id] : []));
  return {
    sold: new Set(idsOf(SOLD)),
    frozen: new Set(idsOf(FROZEN)),
    named: (field, id) => known.get(`${field} ${id}`)?.reason,
    under: (field, id) => known.get(`${field} ${id}`)?.under,
    known: knownIn(rows),
  };
};

export const unpaidOf = async (
  db: Database,
  { table, unpaid }: Registered,
  ids: readonly number[],
): Promise<number> => {
  if (!unpaid || ids.length === 0) return 0;
  const [row] = await union(db, [
    sql`select '' as of, coalesce(sum(${unpaid}), 0)::int as id, '' as reason, 0 as under from ${table}
      where ${inArray(table.id, [...ids])}`,
  ]);
  return row?.id ?? 0;
};

export const blockersOf = async (
  db: Database,
  { table }: Registered,
  references: readonly Reference[],
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await union(
    db,
    references.map(
      ({ when, reason }) =>
        sql`select '' as of, ${table.id} as id, ${reason}::text as reason, 0 as under from ${table}
          where ${inArray(table.id, [...ids])} and ${when}`,
    ),
  );
  const reasons = new Map<number, string>();
  for (const { id, reason } of rows)
    reasons.set(id, [reasons.get(id), reason].filter(Boolean).join('，'));
  return reasons;
};
