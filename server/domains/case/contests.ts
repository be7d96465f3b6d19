import { and, asc, eq, sql } from 'drizzle-orm';
import type { CaseStage } from '#schemas/case/fields.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import type { Database } from '../../db/database.ts';
import { caseContest, caseCriterion, caseEntry, caseJudge } from '../../db/tables/case.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

export type Contest = typeof caseContest.$inferSelect;
export type Entry = typeof caseEntry.$inferSelect;
export type Criterion = typeof caseCriterion.$inferSelect;

export const WINNERS = 10;

/** Refuses `noSuchCase`. */
export const contestOf = async (db: Database, id: string): Promise<Contest> => {
  const known = and(eq(caseContest.id, keyOrZero(id)), eq(caseContest.published, true));
  const [row] = await db.select().from(caseContest).where(known);
  if (!row) throw new RefusedError(caseRefusals.noSuchCase);
  return row;
};

/** Refuses `noSuchCaseEntry`. */
export const acceptedEntry = async (db: Database, of: Contest, id: string): Promise<Entry> => {
  const [row] = await db
    .select()
    .from(caseEntry)
    .where(
      and(
        eq(caseEntry.id, keyOrZero(id)),
        eq(caseEntry.contestId, of.id),
        eq(caseEntry.state, 'accepted'),
      ),
    );
  if (!row) throw new RefusedError(caseRefusals.noSuchCaseEntry);
  return row;
};

export const stagesOf = (of: Contest) => [
  { stage: 'submission' as const, start: of.submissionAt, end: of.submissionEnd },
  { stage: 'vote' as const, start: of.voteAt, end: of.voteEnd },
  { stage: 'judging' as const, start: of.judgingAt, end: of.judgingEnd },
  { stage: 'result' as const, start: of.resultAt, end: null },
];

export const stageOf = (of: Contest, now: number): CaseStage => {
  if (of.submissionAt.getTime() > now) return 'before';
  const runs = stagesOf(of).find(
    ({ start, end }) => start.getTime() <= now && (end === null || end.getTime() > now),
  );
  return runs?.stage ?? 'pause';
};

export const criteriaOf = (db: Database, of: Contest): Promise<Criterion[]> =>
  db
    .select()
    .from(caseCriterion)
    .where(eq(caseCriterion.contestId, of.id))
    .orderBy(asc(caseCriterion.position), asc(caseCriterion.id));

export const toCriterion = ({ id, title, most, weight }: Criterion) => ({
  ...{ id: String(id), title, most, weight },
});

export const isJudge = async (db: Database, of: Contest, memberId: number): Promise<boolean> =>
  (await db.$count(
    caseJudge,
    and(eq(caseJudge.contestId, of.id), eq(caseJudge.memberId, memberId)),
  )) > 0;

export const hidesAuthors = (of: Contest, now: number): boolean =>
  of.anonymous && stageOf(of, now) !== 'result';

export const rankedEntries = (contestId: number) => sql`(
  select e.id, round(avg(s.total))::int as score,
    rank() over (order by round(avg(s.total)) desc, e.votes desc)::int as place
  from case_entry e join case_score s on s.entry_id = e.id
  where e.contest_id = ${contestId} and e.state = 'accepted' group by e.id)`;

export const RESULT_RULE =
  '名次按评委评分的平均分排：每位评委的总分满分 100 分，各项标准按所占比例计入。平均分相同，公众票数多的在前；票数也相同，名次并列。没有评委评分的作品不参加排名。';
