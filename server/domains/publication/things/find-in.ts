import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Thing } from '#schemas/publication/picker-endpoints.ts';
import type { ThingKind } from '#schemas/publication/things.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { readKeyword, readWords } from '../../search/index.ts';
import { type Kind, kinds } from './kinds.ts';

const SIZE = 10;

const selectThings = (db: Database, kind: Kind, now: number) => {
  const at = new Date(now);
  const { table, title, thumb, priceFen, type } = kind;
  return db
    .select({
      id: sql<number>`${table.id}`,
      title: sql<string>`${title}`,
      thumb: sql<string>`${thumb}`,
      priceFen: sql<number | null>`${priceFen ?? sql`null`}`,
      type: sql<number>`${type ?? sql`0`}`,
      state: kind.state(at),
      open: sql<boolean>`coalesce(${kind.stands(at) ?? sql`true`}, false)`,
    })
    .from(table as PgTable);
};

const toThing =
  ({ linkOf }: Kind) =>
  ({ type, ...row }: Awaited<ReturnType<typeof selectThings>>[number]): Thing => ({
    ...row,
    link: linkOf?.({ id: row.id, type }) ?? '',
  });

/** Things of a kind that have these ids, in their order. */
export const thingsBy = async (
  db: Database,
  name: ThingKind,
  ids: readonly number[],
  now: number,
): Promise<Thing[]> => {
  if (ids.length === 0) return [];
  const kind = kinds[name];
  const filter = and(kind.among, inArray(kind.table.id, [...ids]));
  const rows = await selectThings(db, kind, now).where(filter);
  const known = new Map(rows.map((row) => [row.id, toThing(kind)(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

const sought = async (db: Database, kind: Kind, typed: string): Promise<SQL | undefined> => {
  if (typed === '') return undefined;
  const words = await readWords(db, readKeyword(typed));
  const id = keyOf(typed);
  return or(kind.holds({ typed, words }), id === null ? undefined : eq(kind.table.id, id));
};

/** A page of the things of a kind that a word finds, the newest first; of all of them where it is ''. */
export const findIn = async (
  db: Database,
  { kind: name, word, page }: { kind: ThingKind; word: string; page: number },
  now: number,
): Promise<{ items: Thing[]; pages: number }> => {
  const kind = kinds[name];
  const filter = and(kind.among, await sought(db, kind, word));
  const { rows, pageCount } = await selectPage(db, selectThings(db, kind, now), {
    ...{ where: filter, orderBy: [desc(kind.table.id)], page, size: SIZE },
    ...{ counted: kind.table as PgTable, most: MOST_COUNTED },
  });
  return { items: rows.map(toThing(kind)), pages: pageCount };
};
