import type * as z from 'zod/mini';
import { memberGates } from '../assessment/paper-terms.ts';
import { paperRowFields, paperRowNames } from '../assessment/wire.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import {
  count,
  duration,
  flag,
  id,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, pageOf } from '../wire/query-fields.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { examRefusals } from './refusals.ts';
import { teamName } from './team-name.ts';

/** The calls of exams that are taken by teams: exams, teams that look for members, a team, its shares. */

const windowStates = ['before', 'open', 'over'] as const;

/** `none`: of no team; `forming`: it lacks members; `full`: it may begin; `begun`: the member has begun. */
const ownStates = ['none', 'forming', 'full', 'begun'] as const;
export type OwnTeamState = (typeof ownStates)[number];

/** `size` of a team, `teams` there are. `team`: the member's own, '' for none, with so many `members`. */
const rowFields = {
  ...paperRowFields,
  size: count,
  state: oneOf(windowStates),
  teams: count,
  team: text,
  team_name: text,
  members: count,
  own: oneOf(ownStates),
};
const rowNames = { ...paperRowNames } as const;
const row = object(rowFields, rowNames);
export type TeamExamRow = z.output<typeof row>;

/** Exams for teams, as editors ordered them, those that are over last. */
export const teamExams = defineEndpoint({
  path: '/v1/exam/team/exams',
  payload: object(pageOf),
  data: paged('data', 'last_page', row),
  access: 'member',
  refusals: {},
});

const exam = joinRefusals(
  pickRefusals(examRefusals, 'noSuchExam'),
  pickRefusals(examRefusals, 'noSuchTeamExam'),
);

/** `asks`: what the exam asks of members, and whether this one is `admitted`. `rules`: of teams, in sentences. */
export const teamHome = defineEndpoint({
  path: '/v1/exam/team/home',
  payload: object({ id }),
  data: object(
    { ...rowFields, asks: oneOf(memberGates), admitted: flag, rules: list(text) },
    rowNames,
  ),
  access: 'member',
  refusals: exam,
});
export type TeamHome = z.output<(typeof teamHome)['data']>;

/** A team that looks for members, with so many `places` left. */
const openTeam = object({ id, name: requiredText, members: count, places: count });
export type OpenTeam = z.output<typeof openTeam>;

/** Those that lack the fewest first, then the oldest; none once the exam is over. */
export const teamPool = defineEndpoint({
  path: '/v1/exam/team/pool',
  payload: object({ id, ...pageOf }),
  data: paged('data', 'last_page', openTeam),
  access: 'member',
  refusals: exam,
});

const gates = ['examOver', 'examPhoneNeeded', 'examDoctorsOnly'] as const;
const team = object({ team: id });

/** Founds a team, whose captain is the member; `id` is the exam's. */
export const foundTeam = defineEndpoint({
  path: '/v1/exam/team/found',
  payload: object({ id, name: teamName, key }),
  data: team,
  access: 'member',
  rate: 60,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, 'noSuchExam', ...gates),
    pickRefusals(
      examRefusals,
      'noSuchTeamExam',
      'teamElsewhere',
      'teamNameTaken',
      'teamNameBad',
      'teamNameStaff',
    ),
  ),
});

/** Joins a team, by its link or out of the pool; whoever is in it stays in it. */
export const joinTeam = defineEndpoint({
  path: '/v1/exam/team/join',
  payload: object({ team: id, key }),
  data: team,
  access: 'member',
  rate: 60,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, 'noSuchExam', ...gates),
    pickRefusals(
      examRefusals,
      'noSuchTeamExam',
      'noSuchTeam',
      'teamClosed',
      'teamFull',
      'teamElsewhere',
    ),
  ),
});

/** Leaves a team before having begun; `closed`: nobody is left in it. */
export const leaveTeam = defineEndpoint({
  path: '/v1/exam/team/leave',
  payload: object({ team: id, key }),
  data: object({ closed: flag }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    examRefusals,
    'noSuchExam',
    'examOver',
    'noSuchTeamExam',
    'noSuchTeam',
    'teamClosed',
    'notInTeam',
    'teamBegun',
  ),
});

/** The captain takes somebody out who has not begun; `teammate` names the place in the team. */
export const removeTeammate = defineEndpoint({
  path: '/v1/exam/team/remove',
  payload: object({ team: id, teammate: id, key }),
  data: team,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    examRefusals,
    'noSuchExam',
    'examOver',
    'noSuchTeamExam',
    'noSuchTeam',
    'teamClosed',
    'notInTeam',
    'notCaptain',
    'captainStays',
    'noSuchTeammate',
    'teammateBegun',
  ),
});

/** `marking`: what was sent waits for a marker, and counts once it is marked. */
const progress = ['waiting', 'doing', 'marking', 'scored'] as const;

/** `share`: of the team's points, in percent. */
const teammate = object(
  {
    id,
    nickname: text,
    headimg: picture,
    captain: flag,
    mine: flag,
    progress: oneOf(progress),
    score: count,
    spent: duration,
    share: count,
  },
  { headimg: 'avatar' },
);
export type Teammate = z.output<typeof teammate>;

/** Teams by their name alone; `scored`: how many of its members count by now. */
const rankedTeam = object({
  rank: count,
  name: requiredText,
  score: count,
  spent: duration,
  scored: count,
  mine: flag,
});
export type RankedTeam = z.output<typeof rankedTeam>;

const rank = object({ rank: count, ranked: count, score: count, spent: duration });

/** How a team looks to the member: their own, one to join, or why it cannot be joined. */
const standings = ['own', 'open', 'full', 'closed', 'elsewhere', 'over'] as const;
export type TeamStanding = (typeof standings)[number];

/**
 * A team of an exam. `members` of `size`; `mates`: who they are, for its own members alone. `captain`: the
 * member is; `begun`: the member has begun. `own_team`: the member's team of this exam, '' for none. `top` of the
 * teams' ranking, whose `rule` is a sentence, and the `rank` of this team, with rank 0 for none.
 */
export const examTeamDetail = defineEndpoint({
  path: '/v1/exam/team/detail',
  payload: object({ id }),
  data: object(
    {
      id,
      name: requiredText,
      exam: id,
      exam_title: requiredText,
      thumb: picture,
      start_time: time,
      end_time: time,
      state: oneOf(windowStates),
      size: count,
      members: count,
      standing: oneOf(standings),
      own_team: text,
      asks: oneOf(memberGates),
      admitted: flag,
      captain: flag,
      begun: flag,
      mates: list(teammate, 'may lose all'),
      top: list(rankedTeam, 'may lose all'),
      place: rank,
      rule: text,
    },
    byRule,
  ),
  access: 'member',
  refusals: joinRefusals(
    pickRefusals(examRefusals, 'noSuchExam'),
    pickRefusals(examRefusals, 'noSuchTeamExam', 'noSuchTeam'),
  ),
});
export type ExamTeamDetail = z.output<(typeof examTeamDetail)['data']>;

/**
 * The member's share in their team of an exam: `score`, `spent` and `share` of their best attempt. `scored` of
 * `members` count by now; `rank` of the team among teams.
 */
export const teamShare = defineEndpoint({
  path: '/v1/exam/team/share',
  payload: object({ id }),
  data: object(
    {
      id,
      title: requiredText,
      state: oneOf(windowStates),
      team: id,
      team_name: requiredText,
      size: count,
      members: count,
      scored: count,
      progress: oneOf(progress),
      score: count,
      spent: duration,
      share: count,
      mates: list(teammate, 'may lose all'),
      place: rank,
      rule: text,
    },
    byRule,
  ),
  access: 'member',
  refusals: joinRefusals(exam, pickRefusals(examRefusals, 'noTeamYet')),
});
export type TeamShare = z.output<(typeof teamShare)['data']>;

export const teamApi = {
  teamExams,
  teamHome,
  teamPool,
  foundTeam,
  joinTeam,
  leaveTeam,
  removeTeammate,
  examTeamDetail,
  teamShare,
};
