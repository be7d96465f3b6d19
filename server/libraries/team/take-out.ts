import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { examTeam, examTeammate } from '../../db/tables/team.ts';

export type Team = typeof examTeam.$inferSelect;

export const teamLocked = async (tx: Database, id: number): Promise<Team | undefined> => {
  const [row] = await tx.select().from(examTeam).where(eq(examTeam.id, id)).for('update');
  return row;
};

/** Enabled members come first. */
const eldestOf = async (tx: Database, teamId: number): Promise<number | undefined> => {
  const [row] = await tx
    .select({ id: examTeammate.memberId })
    .from(examTeammate)
    .innerJoin(member, eq(member.id, examTeammate.memberId))
    .where(eq(examTeammate.teamId, teamId))
    .orderBy(asc(member.disabled), asc(examTeammate.id))
    .limit(1);
  return row?.id;
};

/**
 * Removes a member from a locked team: a captain is replaced by the member of longest standing, and the last member
 * closes the team. Returns whether it is closed.
 */
export const takeOut = async (
  tx: Database,
  team: Team,
  memberId: number,
  now: number,
): Promise<boolean> => {
  await tx
    .delete(examTeammate)
    .where(and(eq(examTeammate.teamId, team.id), eq(examTeammate.memberId, memberId)));
  const next = await eldestOf(tx, team.id);
  const change =
    next === undefined ? { captainId: null, closedAt: new Date(now) } : { captainId: next };
  if (next === undefined || team.captainId === memberId)
    await tx.update(examTeam).set(change).where(eq(examTeam.id, team.id));
  return next === undefined;
};
