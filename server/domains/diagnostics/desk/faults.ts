import { and, desc, eq, gte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { diagnostic, handledFault } from '../../../db/tables/diagnostics.ts';

const MOST_GROUPS = 500;

/** The path in the data without the indexes of items: `data.3.title` becomes `data.n.title`. */
const pathPattern: SQL<string> = sql<string>`regexp_replace(${diagnostic.path}, '[0-9]+', 'n', 'g')`;

export type FaultKey = { section: string; fault: string; endpoint: string; path: string };

const groupOf = (key: FaultKey): SQL | undefined =>
  and(
    eq(diagnostic.section, key.section),
    eq(diagnostic.fault, key.fault),
    eq(diagnostic.endpoint, key.endpoint),
    eq(pathPattern, key.path),
  );

export const newestOf = async (db: Database, key: FaultKey): Promise<number | null> => {
  const [row] = await db
    .select({ id: max(diagnostic.id) })
    .from(diagnostic)
    .where(groupOf(key));
  return row?.id ?? null;
};

const groupsSince = (db: Database, since: number) => {
  const { section, fault, endpoint } = diagnostic;
  return db
    .select({
      section,
      fault,
      endpoint,
      path: pathPattern.as('place'),
      count: sql<number>`count(*)::int`.as('count'),
      newest: sql<number>`max(${diagnostic.id})`.as('newest'),
    })
    .from(diagnostic)
    .where(gte(diagnostic.at, new Date(since)))
    .groupBy(section, fault, endpoint, sql`4`)
    .orderBy(desc(sql`max(${diagnostic.id})`))
    .limit(MOST_GROUPS)
    .as('grouped');
};

const reportedIn = (db: Database, group: ReturnType<typeof groupsSince>) => {
  const { section, fault, endpoint, path, count, newest } = group;
  const { expected, came, page, shown, at } = diagnostic;
  return db
    .select({
      key: { section, fault, endpoint, path },
      count,
      sample: { expected, came, page, shown },
      at,
      handled: sql<boolean>`coalesce(${newest} <= ${handledFault.lastId}, false)`,
    })
    .from(group)
    .innerJoin(diagnostic, eq(diagnostic.id, newest))
    .leftJoin(
      handledFault,
      and(
        eq(handledFault.section, section),
        eq(handledFault.fault, fault),
        eq(handledFault.endpoint, endpoint),
        eq(handledFault.path, path),
      ),
    )
    .orderBy(desc(newest));
};

export const faultsSince = async (db: Database, since: number) => {
  const rows = await reportedIn(db, groupsSince(db, since));
  return rows.map(({ key, at, ...detail }) => ({ ...key, ...detail, lastAt: at.getTime() }));
};
