import { and, asc, eq, sql } from 'drizzle-orm';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type { OwnTeamState, TeamExamRow } from '#schemas/exam/team-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import { examTeam, examTeammate } from '../../../db/tables/team.ts';
import { type PaperRow, paperOf } from '../../../libraries/assessment/index.ts';
import type { Team } from '../../../libraries/team/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { exams } from '../kind.ts';
import { membersIn } from './members-in.ts';

/** Refuses `noSuchExam`, `noSuchTeamExam`. */
export const teamExamOf = async (db: Database, id: string): Promise<PaperRow> => {
  const paper = await paperOf(db, exams, id);
  if (paper.teamSize === 0) throw new RefusedError(examRefusals.noSuchTeamExam);
  return paper;
};

/** Closed teams too. Refuses `noSuchTeam`. */
export const teamOf = async (
  db: Database,
  id: string,
): Promise<{ team: Team; members: number }> => {
  const [row] = await db
    .select({ team: examTeam, members: membersIn })
    .from(examTeam)
    .where(eq(examTeam.id, keyOrZero(id)));
  if (!row) throw new RefusedError(examRefusals.noSuchTeam);
  return row;
};

export const windowOf = ({ startAt, endAt }: PaperRow, now: number): TeamExamRow['state'] => {
  if (endAt && endAt.getTime() <= now) return 'over';
  return startAt && startAt.getTime() > now ? 'before' : 'open';
};

/**
 * Only those who may take the exam may join a team. Refuses `examOver`, `examPhoneNeeded`, `examDoctorsOnly`.
 */
export const assertMayJoin = (paper: PaperRow, member: Member, now: number): void => {
  if (windowOf(paper, now) === 'over') throw new RefusedError(examRefusals.examOver);
  if (!exams.admits(paper, member))
    throw new RefusedError(exams.barredBy?.(paper) ?? exams.refusals.barred);
};

export const begun = sql<boolean>`exists (select 1 from ${attempt} where ${attempt.questionnaireId} = ${examTeammate.examId}
  and ${attempt.memberId} = ${examTeammate.memberId})`;

export const ownSeatIn = async (db: Database, examId: number, memberId: number) => {
  const [row] = await db
    .select({ team: examTeam, begun })
    .from(examTeammate)
    .innerJoin(examTeam, eq(examTeam.id, examTeammate.teamId))
    .where(and(eq(examTeammate.examId, examId), eq(examTeammate.memberId, memberId)));
  return row;
};

export const ownTeamAt = async (db: Database, examId: number, memberId: number) =>
  (await ownSeatIn(db, examId, memberId))?.team;

export const sizeOf = (db: Database, teamId: number): Promise<number> =>
  db.$count(examTeammate, eq(examTeammate.teamId, teamId));

export const hasBegun = async (db: Database, examId: number, memberId: number): Promise<boolean> =>
  (await db.$count(
    attempt,
    and(eq(attempt.questionnaireId, examId), eq(attempt.memberId, memberId)),
  )) > 0;

export const toOwn = (team: Team | undefined, members: number, begun: boolean) => {
  const full = team !== undefined && members >= team.size;
  const own: OwnTeamState = begun ? 'begun' : full ? 'full' : 'forming';
  return {
    team: team ? String(team.id) : '',
    teamName: team?.name ?? '',
    members,
    own: team ? own : 'none',
  } as const;
};

export const membersOf = (db: Database, teamId: number) =>
  db
    .select({ id: examTeammate.memberId })
    .from(examTeammate)
    .where(eq(examTeammate.teamId, teamId))
    .orderBy(asc(examTeammate.id));
