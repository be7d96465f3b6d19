import { and, eq, sql } from 'drizzle-orm';
import { examRefusals } from '../../../../schemas/exam/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { examTeam, examTeammate } from '../../../db/tables/team.ts';
import type { PaperRow } from '../../../libraries/assessment/index.ts';
import { teamLocked } from '../../../libraries/team/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { membersIn } from './members-in.ts';

/**
 * Whoever begins an exam for teams is in a full one, which is locked so that nobody leaves it just then. Refuses
 * `teamNeeded`, `teamIncomplete`.
 */
export const assertTeam = async (
  tx: Database,
  { id, teamSize }: PaperRow,
  memberId: number,
): Promise<void> => {
  if (teamSize === 0) return;
  const own = and(eq(examTeammate.examId, id), eq(examTeammate.memberId, memberId));
  const [place] = await tx.select().from(examTeammate).where(own);
  const team = place && (await teamLocked(tx, place.teamId));
  // the captain may have taken the member out before the lock was there
  if (!team || (await tx.$count(examTeammate, own)) === 0)
    throw new RefusedError(examRefusals.teamNeeded);
  if ((await tx.$count(examTeammate, eq(examTeammate.teamId, team.id))) < team.size)
    throw new RefusedError(examRefusals.teamIncomplete);
};

/** Whether a member may begin as far as teams go: the exam is for none, or theirs is full. */
export const isTeamed = async (
  db: Database,
  { id, teamSize }: PaperRow,
  memberId: number,
): Promise<boolean> => {
  if (teamSize === 0) return true;
  const [team] = await db
    .select({ size: examTeam.size, members: membersIn })
    .from(examTeam)
    .where(
      sql`exam_team.id = (select team_id from exam_teammate where exam_id = ${id} and member_id = ${memberId})`,
    );
  return team !== undefined && team.members >= team.size;
};
