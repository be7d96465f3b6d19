import type { CallRow } from './call-row.ts';

const key = 'k';
const answers = [{ question: '4', values: ['true'] }];
const row = {
  id: 1,
  title: '结业考试',
  subtitle: null,
  num: '37',
  start_time: null,
  end_time: '1893456000',
  minutes: '30',
  limit: '1800000',
  pass: 60,
  state: 'doing',
  tries: '2',
  sent: 1,
  outcome: 'failed',
  score: '40',
  full: 100,
  left: '5000',
  gate: 'none',
};
const readRow = {
  id: '1',
  title: '结业考试',
  participants: 37,
  startTime: null,
  endTime: 1_893_456_000_000,
  limit: 1_800_000,
  outcome: 'failed',
  score: 40,
  left: 5000,
};
const question = { id: 4, kind: 'judge', title: '对吗？', options: [{ id: 'true', title: '对' }] };
const result = {
  id: 1,
  attempt: 9,
  title: '结业考试',
  outcome: 'marking',
  score: '40',
  full: 100,
  pass: 60,
  spent: 61000,
  rank: 0,
  ranked: '12',
  points: 0,
  tries: 0,
  over: '1',
  by_time: 0,
  by_leave: 1,
  waiting: '2',
  submitted_at: 1893456000,
};
const marked = {
  ...{ kind: 'text', title: '说明理由', chosen: ['因为'], right: [], correct: 0 },
  ...{ state: 'marked', earned: '8', points: 10, remark: '好', explanation: null },
};
const wrong = {
  exam: 1,
  exam_title: '结业考试',
  question,
  id: '4',
  chosen: ['错'],
  right: ['对'],
  explanation: null,
  times: '2',
  wrong_at: 1893456000,
  resolved_at: null,
  kept: 0,
};

/** The calls of exams: path, what the call sends, and one answer in full. */
export const examCalls: Record<string, CallRow> = {
  '/v1/exam/list': [
    { tab: 'todo', page: 1 },
    { data: [row], last_page: '3' },
    { items: [readRow], pageCount: 3 },
  ],
  '/v1/exam/spoken': [
    { page: 1 },
    { data: [row], last_page: '1' },
    { items: [readRow], pageCount: 1 },
  ],
  '/v1/exam/intro': [
    { id: '1' },
    {
      ...row,
      ...{ purpose: '检验', questions: 6, answered: 1, most: '100', gate: 'phone', asks: 'phone' },
      ...{ tries_all: 3, tries_per: 'day', shuffle: 1, drawn: 0, max_leave: '2' },
      ...{ leave_grace: 15000, show_answers: 'after_end', rules: ['限时 30 分钟'] },
    },
    {
      ...readRow,
      ...{ gate: 'phone', triesAll: 3, triesPer: 'day', shuffle: true, drawn: false, maxLeave: 2 },
      ...{ leaveGrace: 15_000, showAnswers: 'after_end', rules: ['限时 30 分钟'], quota: 0 },
    },
  ],
  '/v1/exam/start': [
    { id: '1', key },
    {
      ...{ attempt: 9, title: '结业考试', version: '2', left: '5000', leaves: '1' },
      ...{ questions: [question], answers },
    },
    {
      ...{ attempt: '9', version: 2, deadline: null, left: 5000, leaves: 1 },
      ...{ questions: [{ kind: 'judge', options: [{ id: 'true', title: '对' }] }], answers },
    },
  ],
  '/v1/exam/save': [
    { attempt: '9', version: 2, answers },
    { saved: 1, version: 3, left: 0, answers },
    { saved: true, version: 3, deadline: null, left: 0, answers },
  ],
  '/v1/exam/submit': [
    { attempt: '9', version: 2, answers, key },
    { outcome: 'marking' },
    { outcome: 'marking' },
  ],
  '/v1/exam/leave': [
    { attempt: '9', away: true },
    { leaves: '3', closed: 1, outcome: 'failed' },
    { leaves: 3, closed: true, outcome: 'failed' },
  ],
  '/v1/exam/result': [
    { id: '1', attempt: '' },
    {
      ...result,
      ...{ show_answers: 'after_end', end_time: '1893456000' },
      kinds: [{ kind: 'judge', asked: '5', right: 4 }],
      reviewed: [marked],
    },
    {
      ...{ outcome: 'marking', byLeave: true, waiting: 2, submittedAt: 1_893_456_000_000 },
      ...{ showAnswers: 'after_end', endTime: 1_893_456_000_000 },
      kinds: [{ kind: 'judge', asked: 5, right: 4 }],
      reviewed: [{ state: 'marked', earned: 8, remark: '好', correct: false, explanation: '' }],
    },
  ],
  '/v1/exam/wrong': [
    { tab: 'open', exam: '', page: 1 },
    { data: [wrong], last_page: 1 },
    {
      items: [
        {
          ...{ exam: '1', examTitle: '结业考试', question: { id: '4', kind: 'judge' }, times: 2 },
          ...{ wrongAt: 1_893_456_000_000, resolvedAt: null, kept: false },
        },
      ],
      pageCount: 1,
    },
  ],
  '/v1/exam/wrong_remove': [{ question: '4', key }, [], {}],
  '/v1/exam/wrong_practice': [
    { answer: answers[0], key },
    { correct: 0, right: ['对'], explanation: null, times: '3' },
    { correct: false, right: ['对'], explanation: '', times: 3 },
  ],
  '/v1/exam/appeal': [
    { attempt: '9' },
    { state: 'free', until: '1893456000', text: null, score: '40', time: null, answer: null },
    { state: 'free', until: 1_893_456_000_000, text: '', score: 40, sentAt: null, answer: '' },
  ],
  '/v1/exam/appeal_make': [
    { attempt: '9', text: '第 2 题写到了要点', key },
    { state: 'kept', until: 1893456000, text: '第 2 题', score: 40, time: 1, answer: '已复核' },
    { state: 'kept', text: '第 2 题', sentAt: 1000, answer: '已复核', settledAt: null },
  ],
  '/v1/exam/rank': [
    { id: '1', span: 'week', page: 1 },
    {
      data: [{ rank: '1', nickname: '周**', headimg: '', score: 80, spent: 1, mine: 0 }],
      last_page: 1,
      rule: '分数高的在前',
      mine: { rank: '4', ranked: 9, score: 60, spent: 5 },
    },
    {
      items: [{ rank: 1, nickname: '周**', avatar: '', mine: false }],
      pageCount: 1,
      mine: { rank: 4, ranked: 9, score: 60, spent: 5 },
    },
  ],
};

/** Nobody waits for these. */
export const quiet = ['/v1/exam/save', '/v1/exam/leave'];
