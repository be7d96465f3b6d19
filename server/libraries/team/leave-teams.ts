import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examTeam, examTeammate } from '../../db/tables/team.ts';
import { takeOut, teamLocked } from './take-out.ts';

/** For a member whose account ends: also from teams that have begun. */
export const leaveTeams = async (tx: Database, memberId: number, now: number): Promise<void> => {
  const own = await tx
    .select({ id: examTeammate.teamId })
    .from(examTeammate)
    .where(eq(examTeammate.memberId, memberId))
    .orderBy(asc(examTeammate.teamId));
  for (const { id } of own) {
    const team = await teamLocked(tx, id);
    if (team) await takeOut(tx, team, memberId, now);
  }
};

/** For a captain who has been disabled; enabled members come first, and a captain without others keeps the team. */
export const handOnCaptaincy = async (tx: Database, memberId: number): Promise<void> => {
  const led = eq(examTeam.captainId, memberId);
  // locked first, so that nobody joins or leaves them meanwhile
  const teams = await tx
    .select({ id: examTeam.id })
    .from(examTeam)
    .where(led)
    .orderBy(asc(examTeam.id))
    .for('update');
  if (teams.length === 0) return;
  const captainId = sql`(select mate.member_id from exam_teammate as mate join member on member.id = mate.member_id
    where mate.team_id = exam_team.id order by member.disabled, mate.id limit 1)`;
  await tx.update(examTeam).set({ captainId }).where(led);
};

/** For a member who joins, or is enabled again: takes over own teams whose captain is disabled. */
export const takeOnCaptaincy = async (tx: Database, memberId: number): Promise<void> => {
  await tx
    .update(examTeam)
    .set({ captainId: memberId })
    .where(sql`exam_team.captain_id in (select id from member where disabled) and exam_team.id in (
      select mate.team_id from exam_teammate as mate where mate.member_id = ${memberId})`);
};
