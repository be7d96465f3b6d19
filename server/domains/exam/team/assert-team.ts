import { and, eq, inArray } from 'drizzle-orm';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { examTeam, examTeammate } from '../../../db/tables/team.ts';
import type { PaperRow } from '../../../libraries/assessment/index.ts';
import { teamLocked } from '../../../libraries/team/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { membersIn } from './members-in.ts';

/**
 * Locks the team, so that nobody leaves it meanwhile. Refuses `teamNeeded` without a team, `teamIncomplete`
 * where it is not full.
 */
export const assertTeam = async (
  tx: Database,
  { id, teamSize }: PaperRow,
  memberId: number,
): Promise<void> => {
  if (teamSize === 0) return;
  const own = and(eq(examTeammate.examId, id), eq(examTeammate.memberId, memberId));
  const [mate] = await tx.select().from(examTeammate).where(own);
  const team = mate && (await teamLocked(tx, mate.teamId));
  // the captain may have removed the member before the lock
  if (!team || (await tx.$count(examTeammate, own)) === 0)
    throw new RefusedError(examRefusals.teamNeeded);
  if ((await tx.$count(examTeammate, eq(examTeammate.teamId, team.id))) < team.size)
    throw new RefusedError(examRefusals.teamIncomplete);
};

/**
 * The exams that a member may begin as far as teams go: those without teams, and those where their team is
 * full.
 */
export const teamedAmong = async (
  db: Database,
  papers: readonly Pick<PaperRow, 'id' | 'teamSize'>[],
  memberId: number,
): Promise<ReadonlySet<number>> => {
  const forTeams = papers.filter(({ teamSize }) => teamSize > 0).map(({ id }) => id);
  const alone = papers.filter(({ teamSize }) => teamSize === 0).map(({ id }) => id);
  if (forTeams.length === 0) return new Set(alone);
  const own = db
    .select({ id: examTeammate.teamId })
    .from(examTeammate)
    .where(and(inArray(examTeammate.examId, forTeams), eq(examTeammate.memberId, memberId)));
  const teams = await db
    .select({ examId: examTeam.examId, size: examTeam.size, members: membersIn })
    .from(examTeam)
    .where(inArray(examTeam.id, own));
  const full = teams.filter(({ members, size }) => members >= size);
  return new Set([...alone, ...full.map(({ examId }) => examId)]);
};
