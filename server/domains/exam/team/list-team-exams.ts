import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { teamExams as endpoint, teamPool } from '#schemas/exam/team-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage, selectTablePage } from '../../../db/select-page.ts';
import { questionnaire } from '../../../db/tables/questionnaire.ts';
import { examTeam, examTeammate } from '../../../db/tables/team.ts';
import { type PaperRow, toPaperRow } from '../../../libraries/assessment/index.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { exams } from '../kind.ts';
import { membersIn } from './members-in.ts';
import { begun, teamExamOf, toOwn, windowOf } from './teams.ts';

type Asking = { db: Database; member: { id: number }; now: number };

export const teamRows = async ({ db, member, now }: Asking, papers: readonly PaperRow[]) => {
  const ids = papers.map(({ id }) => id);
  const counts = await db
    .select({ id: examTeam.examId, teams: sql`count(*)`.mapWith(Number) })
    .from(examTeam)
    .where(and(inArray(examTeam.examId, ids), isNull(examTeam.closedAt)))
    .groupBy(examTeam.examId);
  const own = await db
    .select({
      team: examTeam,
      members: membersIn,
      begun,
    })
    .from(examTeammate)
    .innerJoin(examTeam, eq(examTeam.id, examTeammate.teamId))
    .where(and(eq(examTeammate.memberId, member.id), inArray(examTeammate.examId, ids)));
  return papers.map((paper) => {
    const mine = own.find(({ team }) => team.examId === paper.id);
    return {
      ...toPaperRow(paper),
      size: paper.teamSize,
      state: windowOf(paper, now),
      teams: counts.find(({ id }) => id === paper.id)?.teams ?? 0,
      ...toOwn(mine?.team, mine?.members ?? 0, mine?.begun ?? false),
    };
  });
};

export const listTeamExams: Verb<typeof endpoint> = async (context, { page }) => {
  const { db, now } = context;
  const filter = and(
    eq(questionnaire.kind, exams.name),
    eq(questionnaire.published, true),
    gt(questionnaire.teamSize, 0),
  );
  const over = sql`coalesce(${questionnaire.endAt} <= ${new Date(now).toISOString()}, false)`;
  const { rows, pageCount } = await selectTablePage(db, questionnaire, {
    where: filter,
    orderBy: [asc(over), asc(questionnaire.position), asc(questionnaire.id)],
    page,
  });
  return { items: await teamRows(context, rows), pageCount };
};

/** Teams with free places. Refuses `noSuchExam`, `noSuchTeamExam`. */
export const listPool: Verb<typeof teamPool> = async ({ db, now }, { id, page }) => {
  const paper = await teamExamOf(db, id);
  if (windowOf(paper, now) === 'over') return { items: [], pageCount: 0 };
  const filter = and(
    eq(examTeam.examId, paper.id),
    isNull(examTeam.closedAt),
    sql`${membersIn} < exam_team.size`,
  );
  const openSeats = sql`exam_team.size - ${membersIn}`.mapWith(Number);
  const teams = db
    .select({ id: examTeam.id, name: examTeam.name, members: membersIn, places: openSeats })
    .from(examTeam);
  const { rows, pageCount } = await selectPage(db, teams, {
    ...{ where: filter, orderBy: [asc(openSeats), asc(examTeam.id)], page, counted: examTeam },
  });
  return { items: rows.map((row) => ({ ...row, id: String(row.id) })), pageCount };
};
