import { and, eq } from 'drizzle-orm';
import { teamExamsAddress } from '#schemas/exam/addresses.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type {
  leaveTeam as leaveEndpoint,
  removeTeammate as removeEndpoint,
} from '#schemas/exam/team-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { examTeammate } from '../../../db/tables/team.ts';
import { type Team, takeOut, teamLocked } from '../../../libraries/team/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { hasBegun, teamExamOf, windowOf } from './teams.ts';

type At = { memberId: number; now: number };

/**
 * Locks the member's own team while its exam runs. Refuses `noSuchTeam`, `teamClosed`, `notInTeam`,
 * `examOver`.
 */
const ownLocked = async (tx: Database, id: string, { memberId, now }: At): Promise<Team> => {
  const team = await teamLocked(tx, keyOrZero(id));
  if (!team) throw new RefusedError(examRefusals.noSuchTeam);
  if (team.closedAt !== null) throw new RefusedError(examRefusals.teamClosed);
  const own = and(eq(examTeammate.teamId, team.id), eq(examTeammate.memberId, memberId));
  if ((await tx.$count(examTeammate, own)) === 0) throw new RefusedError(examRefusals.notInTeam);
  const paper = await teamExamOf(tx, String(team.examId));
  // the ranking is final by then
  if (windowOf(paper, now) === 'over') throw new RefusedError(examRefusals.examOver);
  return team;
};

/** Refuses `teamBegun` and what `ownLocked` and `teamExamOf` refuse. */
export const leaveTeam: Verb<typeof leaveEndpoint> = async ({ db, member, now }, { team: id }) => {
  const team = await ownLocked(db, id, { memberId: member.id, now });
  if (await hasBegun(db, team.examId, member.id)) throw new RefusedError(examRefusals.teamBegun);
  return { closed: await takeOut(db, team, member.id, now) };
};

/**
 * Refuses `notCaptain`, `noSuchTeammate`, `captainStays`, `teammateBegun`, and what `ownLocked` and
 * `teamExamOf` refuse.
 */
export const removeTeammate: Verb<typeof removeEndpoint> = async (
  { db, member, now },
  { team: id, teammate },
) => {
  const team = await ownLocked(db, id, { memberId: member.id, now });
  if (team.captainId !== member.id) throw new RefusedError(examRefusals.notCaptain);
  const [mate] = await db
    .select()
    .from(examTeammate)
    .where(and(eq(examTeammate.id, keyOrZero(teammate)), eq(examTeammate.teamId, team.id)));
  if (!mate) throw new RefusedError(examRefusals.noSuchTeammate);
  const { memberId } = mate;
  if (memberId === member.id) throw new RefusedError(examRefusals.captainStays);
  if (await hasBegun(db, team.examId, memberId)) throw new RefusedError(examRefusals.teammateBegun);
  await takeOut(db, team, memberId, now);
  const news = {
    title: '你已离开队伍',
    body: `队长把你移出了“${team.name}”，你可以加入其他队伍，或自己创建一支。`,
    link: teamExamsAddress({ id: team.examId }),
    group: 'course' as const,
  };
  await notifyMember(db, memberId, news, now);
  return { team: id };
};
