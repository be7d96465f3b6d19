import type { CallRow } from './call-row.ts';

const key = 'k';
const answers = [{ question: '4', values: ['a'] }];
const row = {
  id: 1,
  title: '问卷',
  subtitle: null,
  num: '37',
  start_time: null,
  end_time: '1893456000',
  minutes: '5',
  reward: 0,
  state: 'doing',
};
const readRow = {
  id: '1',
  title: '问卷',
  participants: 37,
  startTime: null,
  endTime: 1_893_456_000_000,
  minutes: 5,
  state: 'doing',
};
const result = {
  id: 1,
  attempt: 9,
  title: '问卷',
  outcome: 'passed',
  score: '80',
  full: 100,
  pass: 60,
  spent: 61000,
  rank: 2,
  ranked: '12',
  points: 0,
  tries: 0,
  over: '1',
  by_time: 1,
  submitted_at: 1893456000,
};
const readResult = {
  attempt: '9',
  outcome: 'passed',
  score: 80,
  ranked: 12,
  over: true,
  byTime: true,
  submittedAt: 1_893_456_000_000,
};
const question = {
  id: 4,
  kind: 'scale',
  title: '推荐吗？',
  least_text: '不',
  most_text: '会',
  least: '0',
  most: 10,
};
const badge = {
  id: 'five-sent',
  tier: 'silver',
  title: '乐于分享',
  text: '提交 5 份不同的问卷',
  done: '5',
  goal: 5,
  earned_at: 1893456000,
};
const readBadge = { id: 'five-sent', tier: 'silver', done: 5, earnedAt: 1_893_456_000_000 };
const told = { name: '林晓', hospital: '市一', department: '心内', jobTitle: '主治' };
const certificate = { ...told, pictures: ['/uploads/a.png'] };

/** The calls of questionnaires: path, what the call sends, and one answer in full. */
export const questionnaireCalls: Record<string, CallRow> = {
  '/v1/questionnaire/list': [
    { tab: 'all', page: 1 },
    { data: [row], last_page: '3' },
    { items: [readRow], pageCount: 3 },
  ],
  '/v1/questionnaire/intro': [
    { id: '1' },
    { ...row, purpose: '了解情况', questions: 6, answered: 1, gate: 'full', tries: '1', quota: 9 },
    { ...readRow, answered: 1, gate: 'full', pass: 0, tries: 1, quota: 9, certification: 'none' },
  ],
  '/v1/questionnaire/start': [
    { id: '1', key },
    { attempt: 9, title: '问卷', version: '2', left: '5000', questions: [question], answers },
    {
      attempt: '9',
      version: 2,
      deadline: null,
      left: 5000,
      questions: [{ kind: 'scale', leastText: '不', most: 10 }],
      answers,
    },
  ],
  '/v1/questionnaire/save': [
    { attempt: '9', version: 2, answers },
    { saved: 1, version: 3, left: 0, answers },
    { saved: true, version: 3, deadline: null, left: 0, answers },
  ],
  '/v1/questionnaire/submit': [
    { attempt: '9', version: 2, answers, key },
    { outcome: 'failed' },
    { outcome: 'failed' },
  ],
  '/v1/questionnaire/result': [
    { id: '1', attempt: '' },
    {
      ...result,
      reviewed: [{ title: '推荐吗？', chosen: [], right: ['会'], correct: '0', explanation: null }],
    },
    { ...readResult, reviewed: [{ chosen: [], right: ['会'], correct: false, explanation: '' }] },
  ],
  '/v1/questionnaire/results': [
    { page: 1 },
    { data: [result], last_page: 1 },
    { items: [readResult], pageCount: 1 },
  ],
  '/v1/questionnaire/achievement': [
    {},
    { sent: '3', passed: 1, points: '50', badges: [badge, { ...badge, tier: 'wood' }] },
    { sent: 3, passed: 1, points: 50, badges: [readBadge] },
  ],
  '/v1/questionnaire/ranking': [
    { id: '1', page: 1 },
    {
      data: [{ rank: '1', nickname: '周**', headimg: '', score: 80, spent: 1, mine: 1 }],
      last_page: 1,
    },
    { items: [{ rank: 1, nickname: '周**', avatar: '', mine: true }], pageCount: 1 },
  ],
  '/v1/questionnaire/certification': [
    {},
    { state: 'revoked', reason: '已过期', ...certificate, sent_at: 1893456000 },
    { state: 'revoked', reason: '已过期', ...certificate, sentAt: 1_893_456_000_000 },
  ],
  '/v1/questionnaire/askCertification': [{ ...certificate, key }, [], {}],
};

/** Nobody waits for these. */
export const quiet = ['/v1/questionnaire/save'];
