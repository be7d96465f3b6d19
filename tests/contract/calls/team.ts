import type { CallRow } from './call-row.ts';

const key = 'k';
const mate = {
  ...{ id: 7, nickname: '林晓', headimg: '', captain: 1, mine: '0', progress: 'scored' },
  ...{ score: '40', spent: '60000', share: 80 },
};
const readMate = {
  ...{ id: '7', nickname: '林晓', avatar: '', captain: true, mine: false, progress: 'scored' },
  ...{ score: 40, spent: 60_000, share: 80 },
};
const place = { rank: '2', ranked: 3, score: 50, spent: 90000 };
const readPlace = { rank: 2, ranked: 3, score: 50, spent: 90_000 };
const row = {
  ...{ id: 1, title: '团队赛', subtitle: null, thumb: '', num: '37', minutes: 15 },
  ...{ start_time: null, end_time: '1893456000', size: '3', state: 'open', teams: 2 },
  ...{ team: 5, team_name: '心内一队', members: '2', own: 'forming' },
};
const readRow = {
  ...{ id: '1', participants: 37, endTime: 1_893_456_000_000, size: 3, teams: 2 },
  ...{ team: '5', teamName: '心内一队', members: 2, own: 'forming' },
};

/** The calls of teams that take an exam: path, what the call sends, and one answer in full. */
export const teamCalls: Record<string, CallRow> = {
  '/v1/exam/team/exams': [
    { page: 1 },
    { data: [row], last_page: '1' },
    { items: [readRow], pageCount: 1 },
  ],
  '/v1/exam/team/home': [
    { id: '1' },
    { ...row, asks: 'doctor', admitted: 0, rules: ['每队 3 人'] },
    { ...readRow, asks: 'doctor', admitted: false, rules: ['每队 3 人'] },
  ],
  '/v1/exam/team/pool': [
    { id: '1', page: 1 },
    { data: [{ id: 8, name: '急诊', members: '2', places: 1 }], last_page: 1 },
    { items: [{ id: '8', name: '急诊', members: 2, places: 1 }], pageCount: 1 },
  ],
  '/v1/exam/team/found': [{ id: '1', name: '心内一队', key }, { team: 5 }, { team: '5' }],
  '/v1/exam/team/join': [{ team: '5', key }, { team: 5 }, { team: '5' }],
  '/v1/exam/team/leave': [{ team: '5', key }, { closed: '1' }, { closed: true }],
  '/v1/exam/team/remove': [{ team: '5', teammate: '7', key }, { team: 5 }, { team: '5' }],
  '/v1/exam/team/detail': [
    { id: '5' },
    {
      ...{ id: 5, name: '心内一队', exam: 1, exam_title: '团队赛', thumb: '', state: 'open' },
      ...{ start_time: null, end_time: '1893456000', size: '3', members: 2, standing: 'own' },
      ...{ own_team: 5, asks: 'none', admitted: 1, captain: 1, begun: 0, mates: [mate], place },
      top: [{ rank: '1', name: '急诊', score: 80, spent: 1, scored: '3', mine: 0 }],
      rule: '得分高的在前',
    },
    {
      ...{ id: '5', exam: '1', examTitle: '团队赛', startTime: null, endTime: 1_893_456_000_000 },
      ...{ size: 3, standing: 'own', ownTeam: '5', captain: true, begun: false },
      ...{ mates: [readMate], place: readPlace },
      top: [{ rank: 1, name: '急诊', score: 80, spent: 1, scored: 3, mine: false }],
    },
  ],
  '/v1/exam/team/share': [
    { id: '1' },
    {
      ...{ id: 1, title: '团队赛', state: 'open', team: 5, team_name: '心内一队', size: 3 },
      ...{ members: '3', scored: 2, progress: 'scored', score: '40', spent: 60000, share: 80 },
      ...{ mates: [mate], place, rule: '得分高的在前' },
    },
    {
      ...{ id: '1', team: '5', teamName: '心内一队', members: 3, scored: 2, score: 40 },
      ...{ spent: 60_000, share: 80, mates: [readMate], place: readPlace },
    },
  ],
};
