import { examRefusals } from '#schemas/exam/refusals.ts';
import type {
  examTeamDetail,
  TeamStanding,
  teamHome,
  teamShare,
} from '#schemas/exam/team-endpoints.ts';
import type { PaperRow } from '../../../libraries/assessment/index.ts';
import type { Team } from '../../../libraries/team/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { exams } from '../kind.ts';
import { teamRows } from './list-team-exams.ts';
import { matesOf } from './mates.ts';
import { TEAM_RULE, teamRanking } from './ranking.ts';
import { ownSeatIn, ownTeamAt, teamExamOf, teamOf, windowOf } from './teams.ts';

const TOP = 10;

const rulesOf = ({ teamSize }: PaperRow): string[] => [
  `每队 ${teamSize} 人，每人在一场考试里只能加入一支队伍`,
  '队伍满员后，队员各自开考；开考前可以退出，队长可以移出还没有开考的队员',
  TEAM_RULE,
];

/** Refuses `noSuchExam`, `noSuchTeamExam`. */
export const readTeamHome: Verb<typeof teamHome> = async (context, { id }) => {
  const paper = await teamExamOf(context.db, id);
  const [row] = await teamRows(context, [paper]);
  if (!row) throw new RefusedError(examRefusals.noSuchTeamExam);
  return {
    ...row,
    asks: paper.gate,
    admitted: exams.admits(paper, context.member),
    rules: rulesOf(paper),
  };
};

type Found = { team: Team; paper: PaperRow; own: Team | undefined; members: number };

const standingOf = ({ team, paper, own, members }: Found, now: number): TeamStanding => {
  if (own?.id === team.id) return 'own';
  if (team.closedAt !== null) return 'closed';
  if (windowOf(paper, now) === 'over') return 'over';
  if (own) return 'elsewhere';
  return members >= team.size ? 'full' : 'open';
};

const barFor = (paper: PaperRow, member: Member) => ({
  asks: paper.gate,
  admitted: exams.admits(paper, member),
});

/** Refuses `noSuchTeam`, `noSuchExam`, `noSuchTeamExam`. */
export const readTeam: Verb<typeof examTeamDetail> = async ({ db, member, now }, { id }) => {
  const { team, members } = await teamOf(db, id);
  const paper = await teamExamOf(db, String(team.examId));
  const seat = await ownSeatIn(db, paper.id, member.id);
  const own = seat?.team;
  const standing = standingOf({ team, paper, own, members }, now);
  const ranking = await teamRanking(db, { examId: paper.id, teamId: team.id, top: TOP });
  return {
    id: String(team.id),
    name: team.name,
    exam: String(paper.id),
    examTitle: paper.title,
    thumb: paper.thumb,
    startTime: paper.startAt?.getTime() ?? null,
    endTime: paper.endAt?.getTime() ?? null,
    state: windowOf(paper, now),
    size: team.size,
    members,
    standing,
    ownTeam: own ? String(own.id) : '',
    ...barFor(paper, member),
    captain: team.captainId === member.id,
    begun: seat?.begun ?? false,
    mates: standing === 'own' ? await matesOf(db, team, member.id) : [],
    ...ranking,
    rule: TEAM_RULE,
  };
};

/** Refuses `noSuchExam`, `noSuchTeamExam`, `noTeamYet`. */
export const readTeamShare: Verb<typeof teamShare> = async ({ db, member, now }, { id }) => {
  const paper = await teamExamOf(db, id);
  const team = await ownTeamAt(db, paper.id, member.id);
  if (!team) throw new RefusedError(examRefusals.noTeamYet);
  const mates = await matesOf(db, team, member.id);
  const mine = mates.find((mate) => mate.mine);
  const { place } = await teamRanking(db, { examId: paper.id, teamId: team.id, top: 0 });
  return {
    id: String(paper.id),
    title: paper.title,
    state: windowOf(paper, now),
    team: String(team.id),
    teamName: team.name,
    size: team.size,
    members: mates.length,
    scored: mates.filter(({ progress }) => progress === 'scored').length,
    progress: mine?.progress ?? 'waiting',
    score: mine?.score ?? 0,
    spent: mine?.spent ?? 0,
    share: mine?.share ?? 0,
    mates,
    place,
    rule: TEAM_RULE,
  };
};
