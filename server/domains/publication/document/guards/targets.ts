import { inArray, type SQL, sql } from 'drizzle-orm';
import { pathValues } from '#schemas/path-values.ts';
import { type ThingKind, thingKinds, thingNames } from '#schemas/publication/things.ts';
import type { Database } from '../../../../db/database.ts';
import { oneRow } from '../../../../db/one-row.ts';
import { keyOrZero } from '../../../../platform/wire/keys.ts';
import { kinds } from '../../things/kinds.ts';

export type Target = { kind: ThingKind; word: string; id: number };

/** What is known of a target: its title, what is out of the usual, and whether learners can open it. */
export type KnownTarget = { title: string; state: string; open: boolean };

/** The row that the page at an address shows; its id is 0 where the address names none. */
export const targetOf = (path: string, query: URLSearchParams): Target | undefined => {
  for (const kind of thingNames)
    for (const page of kinds[kind].pages) {
      const values = pathValues(page, path);
      if (values) {
        const { id = values.product ?? query.get('id') ?? '' } = values;
        return { kind, word: thingKinds[kind].word, id: keyOrZero(id) };
      }
    }
  return undefined;
};

type Row = KnownTarget & { id: number };

/** The rows of a kind with these ids, as one column of a statement. */
const known = (name: ThingKind, ids: readonly number[], now: Date): SQL<Row[]> => {
  const { table, title, state, stands } = kinds[name];
  const row = sql`json_build_object('id', ${table.id}, 'title', ${title}, 'state', ${state(now)},
    'open', coalesce(${stands(now) ?? sql`true`}, false))`;
  return sql`(select coalesce(json_agg(${row}), '[]') from ${table} where ${inArray(table.id, [...ids])})`;
};

/** A function that tells what is known of a target at `now` (ms); all are looked up by one statement. */
export const lookUpTargets = async (
  db: Database,
  targets: readonly Target[],
  now: number,
): Promise<(target: Target) => KnownTarget | undefined> => {
  const columns = thingNames.flatMap((name) => {
    const ids = targets.flatMap(({ kind, id }) => (kind === name && id > 0 ? [id] : []));
    return ids.length > 0 ? [[name, known(name, ids, new Date(now))] as const] : [];
  });
  if (columns.length === 0) return () => undefined;
  const [found = {}] = await db.select(Object.fromEntries(columns)).from(oneRow);
  const rows = new Map(
    Object.entries(found).map(([name, some]) => [name, new Map(some.map((row) => [row.id, row]))]),
  );
  return ({ kind, id }) => rows.get(kind)?.get(id);
};
