import { and, desc, eq, gte, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { diagnostic, handledFault } from '../../../db/tables/diagnostics.ts';

const MOST_GROUPS = 500;

/** The place in the data without the numbers of items: `data.3.title` is `data.n.title`. */
const place: SQL<string> = sql<string>`regexp_replace(${diagnostic.path}, '[0-9]+', 'n', 'g')`;

export type FaultKey = { section: string; fault: string; endpoint: string; path: string };

const groupOf = (key: FaultKey): SQL | undefined =>
  and(
    eq(diagnostic.section, key.section),
    eq(diagnostic.fault, key.fault),
    eq(diagnostic.endpoint, key.endpoint),
    eq(place, key.path),
  );

/** The newest report of a group; null without one. */
export const newestOf = async (db: Database, key: FaultKey): Promise<number | null> => {
  const [row] = await db
    .select({ id: max(diagnostic.id) })
    .from(diagnostic)
    .where(groupOf(key));
  return row?.id ?? null;
};

const sameFault = (one: FaultKey, other: FaultKey): boolean =>
  one.section === other.section &&
  one.fault === other.fault &&
  one.endpoint === other.endpoint &&
  one.path === other.path;

const groupsSince = (db: Database, since: number) => {
  const { section, fault, endpoint } = diagnostic;
  return db
    .select({
      section,
      fault,
      endpoint,
      path: place.as('place'),
      count: sql<number>`count(*)::int`,
      newest: sql<number>`max(${diagnostic.id})`,
    })
    .from(diagnostic)
    .where(gte(diagnostic.at, new Date(since)))
    .groupBy(section, fault, endpoint, sql`4`)
    .orderBy(desc(sql`max(${diagnostic.id})`))
    .limit(MOST_GROUPS);
};

/** Faults that phones reported after `since`, by section and cause, newest first. */
export const faultsSince = async (db: Database, since: number) => {
  const groups = await groupsSince(db, since);
  if (groups.length === 0) return [];
  const ids = groups.map(({ newest }) => newest);
  const samples = await db.select().from(diagnostic).where(inArray(diagnostic.id, ids));
  const handled = await db.select().from(handledFault);
  return groups.flatMap(({ newest, ...group }) => {
    const sample = samples.find(({ id }) => id === newest);
    if (!sample) return [];
    const { expected, came, page, shown, at } = sample;
    const seenTo = handled.find((row) => sameFault(row, group))?.lastId ?? 0;
    const told = { lastAt: at.getTime(), sample: { expected, came, page, shown } };
    return [{ ...group, ...told, handled: newest <= seenTo }];
  });
};
