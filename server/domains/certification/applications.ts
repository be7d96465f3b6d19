import { and, asc, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { ApplicationState } from '../../../schemas/certification/fields.ts';
import { certificationRefusals } from '../../../schemas/certification/refusals.ts';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { member } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';

const SIZE = 20;

/** The member's `doctor` mark decides: with it, passed; without it, a passed one is revoked. */
export const applicationStanding = sql<ApplicationState>`case when ${member.doctor} then 'passed' when ${certificationTable.state} = 'passed' then 'revoked' else ${certificationTable.state} end`;

const isWaiting = sql<boolean>`(${applicationStanding} = 'waiting')`;

/** Members who have applied, and marked doctors who never did. */
const known = or(isNotNull(certificationTable.memberId), eq(member.doctor, true));

const ofMember = eq(certificationTable.memberId, member.id);

const joined = (db: Database, filter: SQL | undefined) =>
  db
    .select({
      row: certificationTable,
      state: applicationStanding,
      id: member.id,
      nickname: member.nickname,
    })
    .from(member)
    .leftJoin(certificationTable, ofMember)
    .where(and(known, filter))
    .$dynamic();

type Found = Awaited<ReturnType<typeof joined>>[number];

const blankApplication = { name: '', hospital: '', department: '', jobTitle: '', pictures: [] };

/** What the member told in the application; times in ms. */
const applicationIn = ({ row }: Found) => {
  if (!row?.name) return { ...blankApplication, sentAt: null };
  const { name, hospital, department, jobTitle, pictures, sentAt } = row;
  return { name, hospital, department, jobTitle, pictures, sentAt: sentAt.getTime() };
};

/** An application as the console shows it: what the member told, and its state; times in ms. */
const applicationView = (found: Found) => {
  const { row, state, id, nickname } = found;
  return {
    member: id,
    nickname,
    ...applicationIn(found),
    state,
    // a stored reason belongs to the decision it was given for, and not to a later state
    reason: row && state === row.state ? row.reason : '',
    version: row?.version ?? 0,
    decidedAt: row?.decidedAt?.getTime() ?? null,
    decidedBy: row?.decidedBy ?? '',
  };
};

const holds = (column: SQL, word: string): SQL =>
  sql`position(lower(${word}) in lower(${column})) > 0`;

/** The name to search by: the one in the application, else the member's nickname. */
const called = sql`coalesce(nullif(${certificationTable.name}, ''), ${member.nickname})`;

const filterOf = (state: ApplicationState | 'all', word: string): SQL | undefined =>
  and(
    state === 'all' ? undefined : sql`${applicationStanding} = ${state}`,
    word === ''
      ? undefined
      : or(holds(called, word), holds(sql`${certificationTable.hospital}`, word)),
  );

const countOf = async (db: Database, filter: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(member)
    .leftJoin(certificationTable, ofMember)
    .where(and(known, filter));
  return row?.rows ?? 0;
};

/** How many applications wait for an operator. */
export const countWaiting = (db: Database): Promise<number> => countOf(db, isWaiting);

type Asked = { state: ApplicationState | 'all'; word: string; page: number };

/**
 * A page of applications: those that wait first and among them the oldest, then what was decided
 * last, then who was marked as a doctor without one. `word` stands in the name or the hospital.
 */
export const listApplications = async (db: Database, { state, word, page }: Asked) => {
  const { limit, offset } = rowsOf(page, SIZE);
  const filter = filterOf(state, word);
  const rows = await joined(db, filter)
    .orderBy(
      desc(isWaiting),
      asc(sql`case when ${isWaiting} then ${certificationTable.sentAt} end`),
      sql`coalesce(${certificationTable.decidedAt}, ${certificationTable.sentAt}) desc nulls last`,
      asc(member.id),
    )
    .limit(limit)
    .offset(offset);
  const pages = pagesOf(await countOf(db, filter), SIZE);
  return { items: rows.map(applicationView), pages, waiting: await countWaiting(db) };
};

/** One application; a doctor who never applied has empty fields. Refuses `noSuchApplication`. */
export const readApplication = async (db: Database, memberId: number) => {
  const [found] = await joined(db, eq(member.id, memberId));
  if (!found) throw new RefusedError(certificationRefusals.noSuchApplication);
  return applicationView(found);
};
