import { and, asc, desc, eq, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ApplicationState } from '#schemas/certification/states.ts';
import { DESK_EXPORTED_AT_ONCE } from '#schemas/desk/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { certificationTable as table } from '../../db/tables/certification.ts';
import { member } from '../../db/tables/member.ts';
import { MOST_COUNTED } from '../../platform/wire/paging.ts';
import { holdsWord, isIndexed } from '../../platform/wire/word-search.ts';
import { type Application, selectApplications } from './applications.ts';

/** How many of the latest applications are searched for a name, which no text index covers. */
const LOOKED_THROUGH = 1000;

type Queue = { of: 'application' | 'doctor'; filter: SQL | undefined; order: SQL[] };
type Query = { state: ApplicationState | 'all'; word: string };

type Queues = readonly [waits: Queue, decided: Queue, bare: Queue];

const ofMember = eq(table.memberId, member.id);

/** Doctors are few among members, and have an index of their own. */
const doctors = (db: Database) =>
  db.select({ id: member.id }).from(member).where(eq(member.doctor, true));

/** A lookup for each of the few doctors, where a join would read all applications. */
const neverApplied = sql`(select 1 from ${table} where ${ofMember}) is null`;

const moved = sql`coalesce(${table.decidedAt}, ${table.sentAt})`;

/** Without a name in the application the member's nickname counts. */
const named = (db: Database, word: string) => {
  const latest = db
    .select({ id: table.memberId, name: table.name, hospital: table.hospital })
    .from(table)
    .orderBy(desc(moved))
    .limit(LOOKED_THROUGH)
    .as('latest');
  const signed = db
    .select({ id: latest.id })
    .from(latest)
    .where(or(holdsWord(latest.name, word), holdsWord(latest.hospital, word)));
  const written = isIndexed(word)
    ? sql`certification.search @@ search_query(${word})`
    : inArray(table.memberId, signed);
  const nameless = db
    .select({ id: table.memberId })
    .from(table)
    .innerJoin(member, ofMember)
    .where(and(eq(table.name, ''), holdsWord(member.nickname, word)));
  return unionAll(db.select({ id: table.memberId }).from(table).where(written), nameless);
};

const never = sql`false`;

const decidedAs = (marked: SQL, state: Query['state']): SQL | undefined => {
  if (state === 'passed') return marked;
  if (state === 'refused') return and(eq(table.state, 'refused'), not(marked));
  if (state === 'revoked') return and(inArray(table.state, ['revoked', 'passed']), not(marked));
  return state === 'all' ? undefined : never;
};

const waitsFor = (marked: SQL): SQL | undefined => and(eq(table.state, 'waiting'), not(marked));

export const queuesOf = (db: Database, { state, word }: Query): Queues => {
  const marked = inArray(table.memberId, doctors(db));
  const holding = word === '' ? undefined : inArray(table.memberId, named(db, word));
  const shows = (...states: Query['state'][]) => (states.includes(state) ? undefined : never);
  const decided = or(ne(table.state, 'waiting'), marked);
  const bare = and(eq(member.doctor, true), neverApplied);
  return [
    {
      of: 'application',
      filter: and(waitsFor(marked), shows('all', 'waiting'), holding),
      order: [asc(table.sentAt), asc(table.memberId)],
    },
    {
      of: 'application',
      filter: and(decided, decidedAs(marked, state), holding),
      order: [desc(moved), asc(table.memberId)],
    },
    {
      of: 'doctor',
      filter: and(
        bare,
        shows('all', 'passed'),
        word === '' ? undefined : holdsWord(member.nickname, word),
      ),
      order: [asc(member.id)],
    },
  ];
};

const keysIn = (db: Database, { of, filter }: Queue) =>
  of === 'doctor'
    ? db.select({ id: member.id }).from(member).where(filter).$dynamic()
    : db.select({ id: table.memberId }).from(table).where(filter).$dynamic();

const counted = (db: Database, queue: Queue): SQL<number> =>
  db.$count(keysIn(db, queue).limit(MOST_COUNTED).as('counted'));

/** At most `MOST_COUNTED` in each queue. */
export const sizesOf = async (
  db: Database,
  [waits, decided, bare]: Queues,
  { state, word }: Query,
): Promise<number[]> => {
  const holding = word === '' ? undefined : inArray(table.memberId, named(db, word));
  // the decided ones are all applications without the waiting ones
  const applied = state === 'all' ? { ...decided, filter: holding } : decided;
  const [row] = await db
    .select({
      waits: counted(db, waits),
      applied: counted(db, applied),
      bare: counted(db, bare),
    })
    .from(oneRow);
  if (!row) return [];
  return [row.waits, row.applied - (state === 'all' ? row.waits : 0), row.bare];
};

export const countWaiting = (db: Database): Promise<number> =>
  db.$count(table, waitsFor(inArray(table.memberId, doctors(db))));

/** Rows of all queues below the member `before`, the newest member first, `DESK_EXPORTED_AT_ONCE` at most. */
export const partOf = (
  db: Database,
  input: Query,
  before: number | null,
): Promise<Application[]> => {
  // each queue is cut for itself, so that none is read to its end
  const [waits, decided, bare] = queuesOf(db, input).map((queue) => {
    const key = queue.of === 'doctor' ? member.id : table.memberId;
    const older = before === null ? undefined : lt(key, before);
    return keysIn(db, { ...queue, filter: and(queue.filter, older) })
      .orderBy(desc(key))
      .limit(DESK_EXPORTED_AT_ONCE);
  });
  const keys = sql`((${waits}) union all (${decided}) union all (${bare}))`;
  return selectApplications(db, inArray(member.id, keys))
    .orderBy(desc(member.id))
    .limit(DESK_EXPORTED_AT_ONCE);
};

export const rowsIn = (
  db: Database,
  queue: Queue,
  { limit, offset }: { limit: number; offset: number },
): Promise<Application[]> =>
  selectApplications(
    db,
    inArray(
      member.id,
      keysIn(db, queue)
        .orderBy(...queue.order)
        .limit(limit)
        .offset(offset),
    ),
  ).orderBy(...queue.order);
