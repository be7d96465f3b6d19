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

const windowStates = ['before', 'open', 'over'] as const;

/** The member has no team, one that lacks members, one that can begin, or has begun. */
const ownStates = ['none', 'forming', 'full', 'begun'] as const;
export type OwnTeamState = (typeof ownStates)[number];

const rowFields = {
  ...paperRowFields,
  /** Members of a full team. */
  size: count,
  state: oneOf(windowStates),
  teams: count,
  /** The member's own team; '' for none. */
  team: text,
  team_name: text,
  /** Of the member's team. */
  members: count,
  own: oneOf(ownStates),
};
const rowNames = { ...paperRowNames } as const;
const row = object(rowFields, rowNames);
export type TeamExamRow = z.output<typeof row>;

/** Lists the exams for teams in the editors' order, those that are over last. */
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

export const teamHome = defineEndpoint({
  path: '/v1/exam/team/home',
  payload: object({ id }),
  data: object(
    {
      ...rowFields,
      asks: oneOf(memberGates),
      /** The asking member meets `asks`. */
      admitted: flag,
      rules: list(text),
    },
    rowNames,
  ),
  access: 'member',
  refusals: exam,
});
export type TeamHome = z.output<(typeof teamHome)['data']>;

const openTeam = object({ id, name: requiredText, members: count, places: count });
export type OpenTeam = z.output<typeof openTeam>;

/** Lists teams that look for members, those that lack the fewest first, then the oldest; none once the exam is over. */
export const teamPool = defineEndpoint({
  path: '/v1/exam/team/pool',
  payload: object({ id, ...pageOf }),
  data: paged('data', 'last_page', openTeam),
  access: 'member',
  refusals: exam,
});

const gates = ['examOver', 'examPhoneNeeded', 'examDoctorsOnly'] as const;
const team = object({ team: id });

/** Founds a team for the exam `id`, with the member as its captain. */
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

/** Joins a team; a member of the team can repeat it. */
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

/** Leaves a team, which a member can do until beginning the exam; `closed`: nobody is left in the team. */
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

/** Removes somebody who has not begun, by the captain; `teammate` is the `id` of a `Teammate`. */
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

/** `waiting`: not begun; `marking`: submitted, counts once it is marked. */
const progress = ['waiting', 'doing', 'marking', 'scored'] as const;

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
    /** Percent of the team's score. */
    share: count,
  },
  { headimg: 'avatar' },
);
export type Teammate = z.output<typeof teammate>;

/** Without the names of its members. */
const rankedTeam = object({
  rank: count,
  name: requiredText,
  score: count,
  spent: duration,
  /** Members who have a score. */
  scored: count,
  mine: flag,
});
export type RankedTeam = z.output<typeof rankedTeam>;

const rank = object({ rank: count, ranked: count, score: count, spent: duration });

/** The member's own team, one that can be joined, or why it cannot. */
const standings = ['own', 'open', 'full', 'closed', 'elsewhere', 'over'] as const;
export type TeamStanding = (typeof standings)[number];

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
      /** The member's team of this exam; '' for none. */
      own_team: text,
      asks: oneOf(memberGates),
      admitted: flag,
      /** Of the asking member, like `begun`. */
      captain: flag,
      begun: flag,
      /** For members of the team alone. */
      mates: list(teammate, 'may lose all'),
      top: list(rankedTeam, 'may lose all'),
      /** Of the team; rank 0 for none. */
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

/** Answers the member's share in the score of their team: `score`, `spent` and `share` are of the best attempt. */
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
