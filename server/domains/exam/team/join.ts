import { examTeamAddress } from '#schemas/exam/addresses.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type {
  foundTeam as foundEndpoint,
  joinTeam as joinEndpoint,
} from '#schemas/exam/team-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { examTeam, examTeammate } from '../../../db/tables/team.ts';
import { type Team, takeOnCaptaincy, teamLocked } from '../../../libraries/team/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { assertMayJoin, membersOf, ownTeamAt, sizeOf, teamExamOf } from './teams.ts';

type At = { memberId: number; now: number };

/** An index allows one team for a member and exam, so that of two requests at once one fails. */
const takeSeat = async (tx: Database, team: Team, { memberId, now }: At): Promise<void> => {
  const mate = { teamId: team.id, examId: team.examId, memberId, joinedAt: new Date(now) };
  const taken = await tx.insert(examTeammate).values(mate).onConflictDoNothing().returning();
  if (taken.length === 0) throw new RefusedError(examRefusals.teamElsewhere);
};

/** Refuses what `teamExamOf` and `assertMayJoin` refuse, `teamElsewhere`, `teamNameTaken`. */
export const foundTeam: Verb<typeof foundEndpoint> = async ({ db, member, now }, { id, name }) => {
  const paper = await teamExamOf(db, id);
  assertMayJoin(paper, member, now);
  if (await ownTeamAt(db, paper.id, member.id)) throw new RefusedError(examRefusals.teamElsewhere);
  const founded = { examId: paper.id, name, size: paper.teamSize, foundedAt: new Date(now) };
  const [team] = await db
    .insert(examTeam)
    .values({ ...founded, captainId: member.id })
    .onConflictDoNothing()
    .returning();
  if (!team) {
    // the name may be the one that the member has just taken in another tab
    const own = await ownTeamAt(db, paper.id, member.id);
    throw new RefusedError(own ? examRefusals.teamElsewhere : examRefusals.teamNameTaken);
  }
  await takeSeat(db, team, { memberId: member.id, now });
  return { team: String(team.id) };
};

const tellFull = async (tx: Database, { id, name }: Team, { memberId, now }: At): Promise<void> => {
  const news = {
    title: '队伍已满员',
    body: `“${name}”人齐了，队员各自开考，成绩计入队伍。`,
    link: examTeamAddress({ id }),
    group: 'course' as const,
  };
  for (const each of await membersOf(tx, id))
    if (each.id !== memberId) await notifyMember(tx, each.id, news, now);
};

/**
 * The last place is taken under the lock of the team's row. Refuses `noSuchTeam`, `teamClosed`, `teamFull`,
 * `teamElsewhere`, and what `teamExamOf` and `assertMayJoin` refuse.
 */
export const joinTeam: Verb<typeof joinEndpoint> = async ({ db, member, now }, { team: id }) => {
  const team = await teamLocked(db, keyOrZero(id));
  if (!team) throw new RefusedError(examRefusals.noSuchTeam);
  const paper = await teamExamOf(db, String(team.examId));
  const own = await ownTeamAt(db, paper.id, member.id);
  if (own?.id === team.id) return { team: id };
  if (team.closedAt !== null) throw new RefusedError(examRefusals.teamClosed);
  if (own) throw new RefusedError(examRefusals.teamElsewhere);
  assertMayJoin(paper, member, now);
  const members = await sizeOf(db, team.id);
  if (members >= team.size) throw new RefusedError(examRefusals.teamFull);
  const at = { memberId: member.id, now };
  await takeSeat(db, team, at);
  await takeOnCaptaincy(db, member.id);
  if (members + 1 === team.size) await tellFull(db, team, at);
  return { team: id };
};
