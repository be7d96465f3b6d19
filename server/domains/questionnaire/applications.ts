import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ApplicationState } from '../../../schemas/api/certification.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/people.ts';
import { certification } from '../../db/tables/questionnaire.ts';
import { RefusedError } from '../../platform/errors.ts';
import { pagesOf, rowsOf } from '../../platform/paging.ts';

const SIZE = 20;

/** The member's mark decides: who has it has passed, and who lost it had it taken back. */
export const standing = sql<ApplicationState>`case when ${member.doctor} then 'passed' when ${certification.state} = 'passed' then 'revoked' else ${certification.state} end`;

const isWaiting = sql<boolean>`(${standing} = 'waiting')`;

const joined = (db: Database) =>
  db
    .select({ row: certification, state: standing, nickname: member.nickname })
    .from(certification)
    .innerJoin(member, eq(member.id, certification.memberId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof joined>>[number];

/** What the one who asks for it told, and what came of it; times in ms. */
const applicationView = ({ row, state, nickname }: Found) => ({
  member: row.memberId,
  nickname,
  name: row.name,
  hospital: row.hospital,
  department: row.department,
  jobTitle: row.jobTitle,
  pictures: row.pictures,
  state,
  // a reason belongs to the decision that it was given for
  reason: state === row.state ? row.reason : '',
  version: row.version,
  sentAt: row.sentAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
  decidedBy: row.decidedBy,
});

const holds = (column: SQL | typeof certification.name, word: string): SQL =>
  sql`position(lower(${word}) in lower(${column})) > 0`;

const filterOf = (state: ApplicationState | 'all', word: string): SQL | undefined =>
  and(
    state === 'all' ? undefined : sql`${standing} = ${state}`,
    word === ''
      ? undefined
      : or(holds(certification.name, word), holds(sql`${certification.hospital}`, word)),
  );

const countOf = async (db: Database, filter: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(certification)
    .innerJoin(member, eq(member.id, certification.memberId))
    .where(filter);
  return row?.rows ?? 0;
};

/** How many wait for an operator. */
export const countWaiting = (db: Database): Promise<number> => countOf(db, isWaiting);

type Asked = { state: ApplicationState | 'all'; word: string; page: number };

/**
 * A page of applications: those that wait first and among them the oldest, then what was decided
 * last. `word` stands in the name or the hospital.
 */
export const listApplications = async (db: Database, { state, word, page }: Asked) => {
  const { limit, offset } = rowsOf(page, SIZE);
  const filter = filterOf(state, word);
  const rows = await joined(db)
    .where(filter)
    .orderBy(
      desc(isWaiting),
      asc(sql`case when ${isWaiting} then ${certification.sentAt} end`),
      desc(sql`coalesce(${certification.decidedAt}, ${certification.sentAt})`),
      asc(certification.memberId),
    )
    .limit(limit)
    .offset(offset);
  const pages = pagesOf(await countOf(db, filter), SIZE);
  return { items: rows.map(applicationView), pages, waiting: await countWaiting(db) };
};

/** One application in full. Refuses `noSuchApplication`. */
export const readApplication = async (db: Database, memberId: number) => {
  const [found] = await joined(db).where(eq(certification.memberId, memberId));
  if (!found) throw new RefusedError('noSuchApplication');
  return applicationView(found);
};
