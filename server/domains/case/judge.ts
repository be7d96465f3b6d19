import { and, asc, eq, ne } from 'drizzle-orm';
import type {
  caseJudgedEntry as entryEndpoint,
  caseJudging as judgingEndpoint,
  scoreCaseEntry as scoreEndpoint,
} from '#schemas/case/endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import type { Database } from '../../db/database.ts';
import { type CaseMark, caseEntry, caseScore } from '../../db/tables/case.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import {
  acceptedEntry,
  type Contest,
  type Criterion,
  contestOf,
  criteriaOf,
  hidesAuthors,
  isJudge,
  stageOf,
  toCriterion,
} from './contests.ts';

/** Refuses `noSuchCase`, `notJudge`. */
const judgedContest = async (db: Database, id: string, memberId: number): Promise<Contest> => {
  const of = await contestOf(db, id);
  if (!(await isJudge(db, of, memberId))) throw new RefusedError(caseRefusals.notJudge);
  return of;
};

/** Refuses `noSuchCaseEntry`, `ownEntryScore`. */
const othersEntry = async (db: Database, of: Contest, entry: string, memberId: number) => {
  const row = await acceptedEntry(db, of, entry);
  if (row.memberId === memberId) throw new RefusedError(caseRefusals.ownEntryScore);
  return row;
};

/** Without the judge's own entry. Refuses `noSuchCase`, `notJudge`. */
export const readJudging: Verb<typeof judgingEndpoint> = async ({ db, member, now }, { id }) => {
  const of = await judgedContest(db, id, member.id);
  const hidden = hidesAuthors(of, now);
  const scored = and(eq(caseScore.entryId, caseEntry.id), eq(caseScore.memberId, member.id));
  const rows = await db
    .select({
      ...{ id: caseEntry.id, title: caseEntry.title },
      ...{ author: memberTable.nickname, score: caseScore.id },
    })
    .from(caseEntry)
    .innerJoin(memberTable, eq(memberTable.id, caseEntry.memberId))
    .leftJoin(caseScore, scored)
    .where(
      and(
        eq(caseEntry.contestId, of.id),
        eq(caseEntry.state, 'accepted'),
        ne(caseEntry.memberId, member.id),
      ),
    )
    .orderBy(asc(caseEntry.id));
  return {
    ...{ id: String(of.id), title: of.title, stage: stageOf(of, now), anonymous: of.anonymous },
    criteria: (await criteriaOf(db, of)).map(toCriterion),
    entries: rows.map((row) => ({
      ...{ id: String(row.id), title: row.title },
      author: hidden ? '' : row.author,
      done: row.score !== null,
    })),
  };
};

/** Refuses `noSuchCase`, `notJudge`, `noSuchCaseEntry`, `ownEntryScore`. */
export const readJudgedEntry: Verb<typeof entryEndpoint> = async (
  { db, member, now },
  { id, entry },
) => {
  const of = await judgedContest(db, id, member.id);
  const row = await othersEntry(db, of, entry, member.id);
  const [who] = await db.select().from(memberTable).where(eq(memberTable.id, row.memberId));
  const [score] = await db
    .select()
    .from(caseScore)
    .where(and(eq(caseScore.entryId, row.id), eq(caseScore.memberId, member.id)));
  const { title, parts, pictures } = row;
  return {
    ...{ id: String(row.id), title, parts, pictures },
    author: hidesAuthors(of, now) ? '' : (who?.nickname ?? ''),
    done: score !== undefined,
    marks: (score?.marks ?? []).map(({ criterion, points }) => ({
      ...{ criterion: String(criterion), points },
    })),
    comment: score?.comment ?? '',
  };
};

type Given = readonly { criterion: string; points: number }[];

/** Exactly one mark for each criterion, each within its bounds. Refuses `scoreInvalid`. */
const marksOf = (criteria: readonly Criterion[], given: Given): CaseMark[] => {
  const invalid = new RefusedError(caseRefusals.scoreInvalid);
  if (criteria.length === 0 || given.length !== criteria.length) throw invalid;
  return criteria.map(({ id, most, weight }) => {
    const mark = given.find(({ criterion }) => criterion === String(id));
    if (!mark || mark.points < 0 || mark.points > most) throw invalid;
    return { criterion: id, points: mark.points, most, weight };
  });
};

/** Out of 100 points, in hundredths of a point. */
const totalOf = (marks: readonly CaseMark[]): number => {
  const weights = marks.reduce((sum, { weight }) => sum + weight, 0);
  const reached = marks.reduce(
    (sum, { points, most, weight }) => sum + (weight * points) / most,
    0,
  );
  return Math.round((10_000 * reached) / weights);
};

/**
 * A judge scores an entry once. Refuses `noSuchCase`, `notJudge`, `notJudgingStage`, `noSuchCaseEntry`,
 * `ownEntryScore`, `scoreInvalid`, `alreadyScored`.
 */
export const scoreCaseEntry: Verb<typeof scoreEndpoint> = async (
  { db, member, now },
  { id, entry, marks: given, comment },
) => {
  const of = await judgedContest(db, id, member.id);
  if (stageOf(of, now) !== 'judging') throw new RefusedError(caseRefusals.notJudgingStage);
  const row = await othersEntry(db, of, entry, member.id);
  const marks = marksOf(await criteriaOf(db, of), given);
  const taken = await db
    .insert(caseScore)
    .values({
      ...{ entryId: row.id, memberId: member.id, marks, total: totalOf(marks), comment },
      at: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: caseScore.id });
  if (taken.length === 0) throw new RefusedError(caseRefusals.alreadyScored);
  return {};
};
