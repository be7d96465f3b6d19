import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { examTeam, examTeammate } from '../../db/tables/team.ts';

export type Team = typeof examTeam.$inferSelect;

/** A team, locked until the transaction ends; undefined where there is none. */
export const teamLocked = async (tx: Database, id: number): Promise<Team | undefined> => {
  const [row] = await tx.select().from(examTeam).where(eq(examTeam.id, id)).for('update');
  return row;
};

/** Who has been in a team for longest, among those who can act. */
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
 * Takes a member out of a locked team: a captain hands the team on to who has been in it for longest, and the last
 * one closes it. Answers whether it is closed.
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
