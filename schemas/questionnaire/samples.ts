import { pageOf, rankingOf, sampleOf } from '../sample.ts';
import {
  myQuestionnaires,
  questionnaireAchievement,
  questionnaireIntro,
  questionnaireRanking,
  questionnaireResult,
  questionnaireResults,
  saveQuestionnaire,
  startQuestionnaire,
  submitQuestionnaire,
} from './endpoints.ts';

const SOON = 4102444800;

const row = {
  id: 'q1',
  title: '基层高血压管理现状调研',
  subtitle: '约 5 分钟',
  thumb: '/media/survey-1.svg',
  num: 268,
  end_time: SOON,
  minutes: 5,
  reward: 0,
  state: 'open',
};

const stages = ['open', 'doing', 'done', 'over'];
const gates = ['none', 'none', 'done', 'over'];

export const listedPapers = {
  usual: stages.map((state, at) => ({
    ...row,
    id: `q${at + 1}`,
    state,
    gate: gates[at],
    thumb: `/media/survey-${at + 1}.svg`,
  })),
  long: stages.map((state) => ({
    ...row,
    state,
    thumb: '',
    title: '关于基层医疗机构高血压、糖尿病、慢阻肺患者长期随访与用药依从性现状的联合调研（第二期）',
  })),
};

export const intro = {
  ...row,
  purpose: '本次调研用于了解一线的真实情况，结果将用于改进课程与学术活动的安排。',
  privacy: '答案仅用于统计分析，以汇总形式呈现，不会对外公布个人信息。',
  questions: 6,
  answered: 0,
  gate: 'none',
  pass: 0,
  full: 0,
  tries: 1,
  sent: 0,
  quota: 0,
  limit: 0,
  certification: 'none',
};

const options = (...titles: string[]) => titles.map((title, at) => ({ id: `o${at}`, title }));

const questions = [
  {
    id: '1',
    kind: 'single',
    title: '你目前的工作单位属于哪一级？',
    required: 1,
    options: options('三级医院', '二级医院', '基层医疗机构'),
  },
  {
    id: '2',
    kind: 'multiple',
    title: '你主要通过哪些形式学习？',
    required: 1,
    most: 3,
    options: options('视频课程', '音频课程', '图文精读', '直播'),
  },
  {
    id: '3',
    kind: 'matrix',
    title: '请评价以下几个方面',
    required: 1,
    options: options('满意', '一般', '不满意'),
    rows: options('内容质量', '讲者水平'),
  },
  {
    id: '4',
    kind: 'scale',
    title: '你有多大可能把平台推荐给同事？',
    required: 1,
    least: 0,
    most: 10,
    least_text: '完全不可能',
    most_text: '非常可能',
  },
  { id: '5', kind: 'upload', title: '检查资料', help: '请先遮盖患者个人信息', most: 3 },
  { id: '6', kind: 'text', title: '你最希望增加哪方面的内容？', most: 300 },
];

export const openAttempt = {
  attempt: 'a1',
  title: row.title,
  version: 0,
  deadline: null,
  left: 0,
  questions,
  answers: [],
};

export const attemptResult = {
  id: 'q1',
  attempt: 'a1',
  title: row.title,
  outcome: 'passed',
  score: 80,
  full: 100,
  pass: 60,
  spent: 313_000,
  rank: 2,
  ranked: 12,
  points: 0,
  tries: 0,
  over: 0,
  by_time: 0,
  submitted_at: 1763625600,
};

export const RANK_RULE = '每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。';

const badgeFacts = [
  ['first-sent', 'bronze', '初次作答', '提交第 1 份问卷', 1],
  ['first-passed', 'bronze', '首次通过', '通过 1 次测评', 1],
  ['five-sent', 'silver', '乐于分享', '提交 5 份不同的问卷', 5],
  ['three-in-a-row', 'silver', '连过三关', '测评连续通过 3 次', 3],
  ['twenty-sent', 'gold', '持之以恒', '提交 20 份不同的问卷', 20],
  ['full-score', 'gold', '满分答卷', '测评得到 1 次满分', 1],
] as const;

export const badges = (...done: readonly number[]) =>
  badgeFacts.map(([id, tier, title, text, goal], at) => ({
    ...{ id, tier, title, text, goal, done: Math.min(done[at] ?? 0, goal) },
    earned_at: (done[at] ?? 0) >= goal ? 1763625600 + at * 86_400 : null,
  }));

const key = 'k';
const answers = [{ question: '4', values: ['a'] }];
const wildRow = {
  ...{ ...row, id: 1, title: '问卷', num: '37', start_time: null, end_time: '1893456000' },
  ...{ minutes: '5', state: 'doing' },
};
const readRow = {
  ...{ id: '1', title: '问卷', participants: 37, startTime: null, endTime: 1_893_456_000_000 },
  ...{ minutes: 5, state: 'doing' },
};
const wildResult = {
  ...{ ...attemptResult, attempt: 9, score: '80', ranked: '12', over: '1', by_time: 1 },
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
  ...{ id: 4, kind: 'scale', title: '推荐吗？', least_text: '不', most_text: '会' },
  ...{ least: '0', most: 10 },
};
const wildBadge = { ...badges(0, 0, 5)[2], done: '5', earned_at: 1893456000 };
const readBadge = { id: 'five-sent', tier: 'silver', done: 5, earnedAt: 1_893_456_000_000 };

export const samples = [
  sampleOf(myQuestionnaires, {
    payload: { tab: 'all', page: 1 },
    tidy: pageOf(listedPapers.usual),
    wild: { data: [wildRow], last_page: '3' },
    data: { items: [readRow], pageCount: 3 },
  }),
  sampleOf(questionnaireIntro, {
    payload: { id: '1' },
    tidy: { ...intro, state: 'doing' },
    wild: { ...wildRow, questions: 6, answered: 1, gate: 'full', tries: '1', quota: 9 },
    data: {
      ...{ ...readRow, answered: 1, gate: 'full', pass: 0, tries: 1, quota: 9 },
      certification: 'none',
    },
  }),
  sampleOf(startQuestionnaire, {
    payload: { id: '1', key },
    tidy: openAttempt,
    wild: { attempt: 9, title: '问卷', version: '2', left: '5000', questions: [question], answers },
    data: {
      attempt: '9',
      version: 2,
      deadline: null,
      left: 5000,
      questions: [{ kind: 'scale', leastText: '不', most: 10 }],
      answers,
    },
  }),
  sampleOf(saveQuestionnaire, {
    payload: { attempt: '9', version: 2, answers },
    quiet: true,
    tidy: { saved: 1, version: 1, left: 0, answers: [] },
    wild: { saved: 1, version: 3, left: 0, answers },
    data: { saved: true, version: 3, deadline: null, left: 0, answers },
  }),
  sampleOf(submitQuestionnaire, {
    payload: { attempt: '9', version: 2, answers, key },
    tidy: { outcome: 'finished' },
    wild: { outcome: 'failed' },
    data: { outcome: 'failed' },
  }),
  sampleOf(questionnaireResult, {
    payload: { id: '1', attempt: '' },
    tidy: attemptResult,
    wild: {
      ...wildResult,
      reviewed: [{ title: '推荐吗？', chosen: [], right: ['会'], correct: '0', explanation: null }],
    },
    data: {
      ...readResult,
      reviewed: [{ chosen: [], right: ['会'], correct: false, explanation: '' }],
    },
  }),
  sampleOf(questionnaireResults, {
    payload: { page: 1 },
    tidy: pageOf([
      attemptResult,
      { ...attemptResult, attempt: 'a2', outcome: 'failed', score: 40, by_time: 1 },
    ]),
    wild: pageOf([wildResult]),
    data: { items: [readResult], pageCount: 1 },
  }),
  sampleOf(questionnaireAchievement, {
    payload: {},
    tidy: {
      ...{ sent: 3, passed: 1, points: 50 },
      badges: badges(1, 1, 3, 1, 3),
    },
    wild: {
      sent: '3',
      passed: 1,
      points: '50',
      badges: [wildBadge, { ...wildBadge, tier: 'wood' }],
    },
    data: { sent: 3, passed: 1, points: 50, badges: [readBadge] },
  }),
  sampleOf(questionnaireRanking, {
    payload: { id: '1', page: 1 },
    tidy: rankingOf(5, RANK_RULE),
    wild: {
      data: [{ rank: '1', nickname: '周**', headimg: '', score: 80, spent: 1, mine: 1 }],
      last_page: 1,
      rule: '分数高的在前',
      mine: { rank: '1', ranked: 9, score: 80, spent: 1, ahead_score: '' },
    },
    data: {
      items: [{ rank: 1, nickname: '周**', avatar: '', mine: true }],
      pageCount: 1,
      mine: { rank: 1, ranked: 9, score: 80, spent: 1, aheadScore: 0, aheadSpent: 0, avatar: '' },
    },
  }),
];
