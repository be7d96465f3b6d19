import { pageOf, sampleOf } from '../sample.ts';
import {
  examTeamDetail,
  foundTeam,
  joinTeam,
  leaveTeam,
  removeTeammate,
  teamExams,
  teamHome,
  teamPool,
  teamShare,
} from './team-endpoints.ts';

const SOON = 4102444800;
const PAST = 1763625600;

const rule =
  '队伍得分是每位队员最好成绩的总和，阅卷后计入：得分高的在前；得分相同，总用时短的在前；用时也相同，先考完的在前';

const row = {
  id: '1',
  title: '高血压规范管理团队赛',
  subtitle: '三人一队，各考一份',
  thumb: '/media/cover-hypertension.svg',
  num: 36,
  start_time: null,
  end_time: SOON,
  minutes: 15,
  size: 3,
  state: 'open',
  teams: 12,
  team: '',
  team_name: '',
  members: 0,
  own: 'none',
};

export const teamExamRows = [
  row,
  { ...row, id: '2', team: '5', team_name: '心内一队', members: 2, own: 'forming' },
  { ...row, id: '3', team: '6', team_name: '门诊先锋', members: 3, own: 'full' },
  { ...row, id: '4', team: '7', team_name: '门诊先锋', members: 3, own: 'begun' },
  { ...row, id: '5', state: 'before', start_time: SOON, teams: 0 },
  { ...row, id: '6', state: 'over', end_time: PAST },
];

/** An exam for teams, without a team of the member's own. */
export const home = {
  ...row,
  asks: 'none',
  admitted: 1,
  rules: [
    '每队 3 人，每人在一场考试里只能加入一支队伍',
    '队伍满员后，队员各自开考；开考前可以退出，队长可以移出还没有开考的队员',
    rule,
  ],
};

export const openTeams = [
  { id: '8', name: '急诊不打烊', members: 2, places: 1 },
  { id: '9', name: '慢病管理小分队', members: 1, places: 2 },
];

const mates = [
  {
    ...{ id: '1', nickname: '林晓', headimg: '/media/avatar-2.svg', captain: 1, mine: 0 },
    ...{ progress: 'scored', score: 90, spent: 412_000, share: 60 },
  },
  {
    ...{ id: '2', nickname: '陈医生', headimg: '', captain: 0, mine: 1 },
    ...{ progress: 'scored', score: 60, spent: 530_000, share: 40 },
  },
  {
    ...{ id: '3', nickname: '周明', headimg: '', captain: 0, mine: 0 },
    ...{ progress: 'marking', score: 0, spent: 0, share: 0 },
  },
];

export const waitingMates = mates.map((mate) => ({
  ...mate,
  ...{ progress: 'waiting', score: 0, spent: 0, share: 0 },
}));

const top = [
  { rank: 1, name: '急诊不打烊', score: 230, spent: 1_530_000, scored: 3, mine: 0 },
  { rank: 2, name: '心内一队', score: 150, spent: 942_000, scored: 2, mine: 1 },
  { rank: 3, name: '慢病管理小分队', score: 80, spent: 300_000, scored: 1, mine: 0 },
];

const rank = { rank: 2, ranked: 3, score: 150, spent: 942_000 };

export const ownTeam = {
  id: '5',
  name: '心内一队',
  exam: '1',
  exam_title: row.title,
  thumb: row.thumb,
  start_time: null,
  end_time: SOON,
  state: 'open',
  size: 3,
  members: 3,
  standing: 'own',
  own_team: '5',
  asks: 'none',
  admitted: 1,
  captain: 0,
  begun: 1,
  mates,
  top,
  place: rank,
  rule,
};

export const share = {
  id: '1',
  title: row.title,
  state: 'open',
  team: '5',
  team_name: '心内一队',
  size: 3,
  members: 3,
  scored: 2,
  progress: 'scored',
  score: 60,
  spent: 530_000,
  share: 40,
  mates,
  place: rank,
  rule,
};
const key = 'k';

const mate = {
  ...{ id: 7, nickname: '林晓', headimg: '', captain: 1, mine: '0', progress: 'scored' },
  ...{ score: '40', spent: '60000', share: 80 },
};
const readMate = {
  ...{ id: '7', nickname: '林晓', avatar: '', captain: true, mine: false, progress: 'scored' },
  ...{ score: 40, spent: 60_000, share: 80 },
};
const wildRank = { rank: '2', ranked: 3, score: 50, spent: 90000 };
const readRank = { rank: 2, ranked: 3, score: 50, spent: 90_000 };
const wildRow = {
  ...{ id: 1, title: '团队赛', subtitle: null, thumb: '', num: '37', minutes: 15 },
  ...{ start_time: null, end_time: '1893456000', size: '3', state: 'open', teams: 2 },
  ...{ team: 5, team_name: '心内一队', members: '2', own: 'forming' },
};
const readRow = {
  ...{ id: '1', participants: 37, endTime: 1_893_456_000_000, size: 3, teams: 2 },
  ...{ team: '5', teamName: '心内一队', members: 2, own: 'forming' },
};

export const samples = [
  sampleOf(teamExams, {
    payload: { page: 1 },
    tidy: pageOf(teamExamRows),
    wild: { data: [wildRow], last_page: '1' },
    data: { items: [readRow], pageCount: 1 },
  }),
  sampleOf(teamHome, {
    payload: { id: '1' },
    tidy: home,
    wild: { ...wildRow, asks: 'doctor', admitted: 0, rules: ['每队 3 人'] },
    data: { ...readRow, asks: 'doctor', admitted: false, rules: ['每队 3 人'] },
  }),
  sampleOf(teamPool, {
    payload: { id: '1', page: 1 },
    tidy: pageOf(openTeams),
    wild: pageOf([{ id: 8, name: '急诊', members: '2', places: 1 }]),
    data: { items: [{ id: '8', name: '急诊', members: 2, places: 1 }], pageCount: 1 },
  }),
  sampleOf(foundTeam, {
    payload: { id: '1', name: '心内一队', key },
    tidy: { team: '5' },
    data: { team: '5' },
  }),
  sampleOf(joinTeam, { payload: { team: '5', key }, tidy: { team: '5' }, data: { team: '5' } }),
  sampleOf(leaveTeam, {
    payload: { team: '5', key },
    tidy: { closed: 0 },
    wild: { closed: '1' },
    data: { closed: true },
  }),
  sampleOf(removeTeammate, {
    payload: { team: '5', teammate: '7', key },
    tidy: { team: '5' },
    data: { team: '5' },
  }),
  sampleOf(examTeamDetail, {
    payload: { id: '5' },
    tidy: ownTeam,
    wild: {
      ...{ id: 5, name: '心内一队', exam: 1, exam_title: '团队赛', thumb: '', state: 'open' },
      ...{ start_time: null, end_time: '1893456000', size: '3', members: 2, standing: 'own' },
      ...{
        own_team: 5,
        asks: 'none',
        admitted: 1,
        captain: 1,
        begun: 0,
        mates: [mate],
        place: wildRank,
      },
      top: [{ rank: '1', name: '急诊', score: 80, spent: 1, scored: '3', mine: 0 }],
      rule: '得分高的在前',
    },
    data: {
      ...{ id: '5', exam: '1', examTitle: '团队赛', startTime: null, endTime: 1_893_456_000_000 },
      ...{ size: 3, standing: 'own', ownTeam: '5', captain: true, begun: false },
      ...{ mates: [readMate], place: readRank },
      top: [{ rank: 1, name: '急诊', score: 80, spent: 1, scored: 3, mine: false }],
    },
  }),
  sampleOf(teamShare, {
    payload: { id: '1' },
    tidy: share,
    wild: {
      ...{ id: 1, title: '团队赛', state: 'open', team: 5, team_name: '心内一队', size: 3 },
      ...{ members: '3', scored: 2, progress: 'scored', score: '40', spent: 60000, share: 80 },
      ...{ mates: [mate], place: wildRank, rule: '得分高的在前' },
    },
    data: {
      ...{ id: '1', team: '5', teamName: '心内一队', members: 3, scored: 2, score: 40 },
      ...{ spent: 60_000, share: 80, mates: [readMate], place: readRank },
    },
  }),
];
