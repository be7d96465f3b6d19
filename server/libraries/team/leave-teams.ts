import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examTeam, examTeammate } from '../../db/tables/team.ts';
import { eldestOf, takeOut, teamLocked } from './take-out.ts';

/** Takes a member whose account ends out of all teams, also where they have begun. */
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

/** Hands on the teams of a captain who cannot act any more; who is alone keeps theirs. */
export const handOnCaptaincy = async (tx: Database, memberId: number): Promise<void> => {
  const led = await tx
    .select({ id: examTeam.id })
    .from(examTeam)
    .where(eq(examTeam.captainId, memberId))
    .orderBy(asc(examTeam.id));
  for (const { id } of led) {
    const team = await teamLocked(tx, id);
    if (team?.captainId !== memberId) continue;
    const next = await eldestOf(tx, id);
    if (next !== undefined)
      await tx.update(examTeam).set({ captainId: next }).where(eq(examTeam.id, id));
  }
};
