import { pageOf, rankingOf, sampleOf } from '../sample.ts';
import { examAppeal, makeExamAppeal } from './appeal-endpoints.ts';
import {
  examIntro,
  examRank,
  examResult,
  leaveExam,
  myExams,
  practiseWrong,
  removeWrong,
  runningExam,
  saveExam,
  spokenExams,
  startExam,
  submitExam,
  wrongAnswers,
} from './endpoints.ts';

const SOON = 4102444800;

export const examRow = {
  id: 'e1',
  title: '高血压规范管理考核',
  subtitle: '十道题，覆盖诊断、用药与随访',
  thumb: '/media/cover-hypertension.svg',
  num: 236,
  start_time: null,
  end_time: SOON,
  minutes: 15,
  limit: 1_800_000,
  pass: 60,
  state: 'open',
  tries: 3,
  sent: 0,
  outcome: 'none',
  score: 0,
  full: 0,
  left: 0,
  gate: 'none',
};

export const examTerms = {
  ...examRow,
  purpose: '检验高血压规范管理的学习效果，内容包括血压测量、诊断标准、药物选择与随访。',
  privacy: '成绩只用于本平台的学习记录，作答内容不会对外公布。',
  questions: 5,
  spoken: 1,
  answered: 0,
  most: 100,
  asks: 'none',
  tries_all: 3,
  tries_per: 'ever',
  quota: 0,
  team_size: 0,
  shuffle: 1,
  drawn: 0,
  max_leave: 2,
  leave_grace: 15_000,
  show_answers: 'after_submit',
  rules: [
    '限时 30 分钟，时间到自动交卷',
    '60 分及格，及格后不能再考',
    '一共可以考 3 次',
    '题目和选项的次序每次不同',
    '离开答题页超过 15 秒算一次，可以离开 2 次，再离开一次就自动交卷',
    '及格、次数用完或考试结束后，可以看答案和解析',
  ],
};

const options = (...titles: string[]) => titles.map((title, at) => ({ id: `o${at}`, title }));

export const examPaper = {
  attempt: 'a1',
  title: examRow.title,
  version: 0,
  deadline: SOON,
  left: 1_500_000,
  leaves: 0,
  answers: [],
  questions: [
    {
      id: '1',
      kind: 'single',
      title: '诊断高血压的诊室血压标准是？',
      options: options('≥ 130/80 mmHg', '≥ 135/85 mmHg', '≥ 140/90 mmHg'),
    },
    {
      id: '2',
      kind: 'multiple',
      title: '家庭自测血压时，哪些做法是正确的？',
      options: options('安静休息至少 5 分钟', '袖带与心脏同高', '隔着厚衣袖测量'),
    },
    {
      id: '3',
      kind: 'judge',
      title: '血压达标之后，患者可以自行停药观察。',
      options: [
        { id: 'true', title: '对' },
        { id: 'false', title: '错' },
      ],
    },
    {
      id: '4',
      kind: 'fill',
      title: '家庭自测血压达到 ____ / ____ mmHg 及以上，提示血压升高。',
      rows: options('收缩压（mmHg）', '舒张压（mmHg）'),
    },
    {
      id: '5',
      kind: 'voice',
      title: '请用一段话向患者说明低血压的自救方法',
      help: '录音 10 至 120 秒',
      least: 10,
      most: 120,
    },
    {
      id: '6',
      kind: 'text',
      title: '请写出一次随访的要点',
      required: 1,
      least: 10,
      most: 500,
    },
  ],
};

const SENT = 1763625600;
const exam = { ...examRow, id: '1', num: 268 };

const sent = { state: 'done', gate: 'done', sent: 1, full: 100 };

export const listedExams = [
  exam,
  { ...exam, id: '2', state: 'before', gate: 'before', start_time: SOON },
  { ...exam, id: '3', state: 'doing', left: 754_000, thumb: '/media/cover-ecg.svg' },
  { ...exam, id: '4', sent: 1, outcome: 'failed', score: 50, full: 100, tries: 2 },
  { ...exam, ...sent, id: '5', outcome: 'passed', score: 90 },
  { ...exam, ...sent, id: '6', outcome: 'marking', score: 40 },
  { ...exam, id: '7', state: 'over', gate: 'over', end_time: SENT },
];

const reviewed = [
  {
    ...{ kind: 'single', title: '诊断高血压的诊室血压标准是？', state: 'right', correct: 1 },
    ...{ chosen: ['≥ 140/90 mmHg'], right: ['≥ 140/90 mmHg'], earned: 10, points: 10, remark: '' },
    explanation: '以非同日三次测量为准。',
  },
  {
    ...{ kind: 'judge', title: '血压达标之后，患者可以自行停药观察。', state: 'wrong', correct: 0 },
    ...{ chosen: ['对'], right: ['错'], earned: 0, points: 10, remark: '' },
    explanation: '擅自停药容易出现血压反跳。',
  },
  {
    ...{ kind: 'text', title: '请写出夜间低血糖的处理思路。', state: 'marked', correct: 0 },
    ...{ chosen: ['先查血糖记录与进餐情况，再调整用药。'], right: [], earned: 24, points: 30 },
    ...{ explanation: '', remark: '思路完整，可补充患者教育。' },
  },
];

/** A failed result without attempts left, with the right answers. */
export const failedResult = {
  id: '1',
  attempt: '9',
  title: exam.title,
  outcome: 'failed',
  score: 50,
  full: 100,
  pass: 60,
  spent: 870_000,
  rank: 4,
  ranked: 12,
  points: 0,
  tries: 0,
  over: 0,
  by_time: 0,
  submitted_at: SENT,
  show_answers: 'after_submit',
  end_time: SOON,
  by_leave: 0,
  waiting: 0,
  kinds: [
    { kind: 'single', asked: 4, right: 3 },
    { kind: 'multiple', asked: 2, right: 1 },
    { kind: 'judge', asked: 2, right: 0 },
    { kind: 'fill', asked: 2, right: 1 },
  ],
  reviewed,
};

export const markingResult = {
  ...failedResult,
  ...{ outcome: 'marking', score: 30, rank: 0, ranked: 0, tries: 0, waiting: 1 },
  reviewed: reviewed.map((each) =>
    each.kind === 'text' ? { ...each, state: 'marking', earned: 0, remark: '' } : each,
  ),
};

const wrong = {
  id: '11',
  exam: '1',
  exam_title: exam.title,
  question: {
    id: '11',
    kind: 'single',
    title: '高血压合并双侧肾动脉狭窄的患者，应当禁用哪一类降压药？',
    required: 1,
    options: options('钙通道阻滞剂', '血管紧张素转换酶抑制剂', 'β 受体阻滞剂'),
  },
  chosen: ['β 受体阻滞剂'],
  right: ['血管紧张素转换酶抑制剂'],
  explanation: '使用这类药物可诱发急性肾损伤。',
  times: 2,
  wrong_at: SENT,
  resolved_at: null,
  kept: 0,
};

/** An open question, a resolved one, and one whose exam does not show its answer. */
export const wrongItems = [
  wrong,
  { ...wrong, id: '12', question: { ...wrong.question, id: '12' }, resolved_at: SENT + 86_400 },
  {
    ...wrong,
    ...{ id: '13', right: [], explanation: '', kept: 1, exam: '2', exam_title: '抗菌药物抽考' },
    question: { ...wrong.question, id: '13' },
  },
];

/** A ranking with the member on the second place. */
export const RANK_RULE =
  '及格的考生按最好成绩排名：分数高的在前；分数相同，用时短的在前；用时也相同，先交卷的在前';

export const practised = {
  correct: 1,
  right: wrong.right,
  explanation: wrong.explanation,
  times: 2,
};

/** An appeal that can be made; `own` replaces fields. */
export const appealOf = (own: object = {}) => ({
  ...{ state: 'free', until: SENT + 604_800, text: '', score: 40 },
  ...{ time: null, answer: '', settled_at: null },
  ...own,
});
const key = 'k';
const answers = [{ question: '4', values: ['true'] }];
const wildRow = {
  ...{ ...examRow, id: 1, title: '结业考试', num: '37', end_time: '1893456000', limit: '1800000' },
  ...{ outcome: 'failed', score: '40', left: '5000' },
};
const readRow = {
  ...{ id: '1', title: '结业考试', participants: 37, startTime: null, limit: 1_800_000 },
  ...{ endTime: 1_893_456_000_000, outcome: 'failed', score: 40, left: 5000 },
};

const question = { id: 4, kind: 'judge', title: '对吗？', options: [{ id: 'true', title: '对' }] };
const wildResult = {
  ...{ ...failedResult, attempt: 9, outcome: 'marking', by_leave: 1, waiting: '2' },
  submitted_at: 1893456000,
};

const marked = { ...reviewed[2], earned: '8', remark: '好', explanation: null };
const wildWrong = {
  ...{ ...wrong, exam: 1, exam_title: '结业考试', question, id: '4', times: '2' },
  ...{ wrong_at: 1893456000, explanation: null },
};

export const samples = [
  sampleOf(myExams, {
    payload: { tab: 'todo', page: 1 },
    tidy: pageOf(listedExams),
    wild: { data: [wildRow], last_page: '3' },
    data: { items: [readRow], pageCount: 3 },
  }),
  sampleOf(spokenExams, {
    payload: { page: 1 },
    tidy: pageOf([examRow]),
    wild: { data: [wildRow], last_page: '1' },
    data: { items: [readRow], pageCount: 1 },
  }),
  sampleOf(examIntro, {
    payload: { id: '1' },
    tidy: { ...examTerms, state: 'doing', left: 1_500_000 },
    wild: {
      ...{ ...examTerms, ...wildRow, gate: 'phone', asks: 'phone', tries_all: 3 },
      ...{ tries_per: 'day', max_leave: '2', show_answers: 'after_end', rules: ['限时 30 分钟'] },
    },
    data: {
      ...readRow,
      ...{ gate: 'phone', triesAll: 3, triesPer: 'day', shuffle: true, drawn: false, maxLeave: 2 },
      ...{ leaveGrace: 15_000, showAnswers: 'after_end', rules: ['限时 30 分钟'], quota: 0 },
    },
  }),
  sampleOf(runningExam, {
    payload: { id: '1' },
    tidy: { paper: examPaper },
    wild: { paper: { attempt: 9, title: '结业考试', version: '2', left: '5000', leaves: '1' } },
    data: { paper: { attempt: '9', version: 2, left: 5000, leaves: 1 } },
  }),
  sampleOf(startExam, {
    payload: { id: '1', key },
    tidy: examPaper,
    wild: {
      ...{ attempt: 9, title: '结业考试', version: '2', left: '5000', leaves: '1' },
      ...{ questions: [question], answers },
    },
    data: {
      ...{ attempt: '9', version: 2, deadline: null, left: 5000, leaves: 1 },
      ...{ questions: [{ kind: 'judge', options: [{ id: 'true', title: '对' }] }], answers },
    },
  }),
  sampleOf(saveExam, {
    payload: { attempt: '9', version: 2, answers },
    quiet: true,
    tidy: { saved: 1, version: 1, deadline: SOON, left: 1_400_000, answers: [] },
    wild: { saved: 1, version: 3, left: 0, answers },
    data: { saved: true, version: 3, deadline: null, left: 0, answers },
  }),
  sampleOf(submitExam, {
    payload: { attempt: '9', version: 2, answers, key },
    tidy: { outcome: 'passed' },
    wild: { outcome: 'marking' },
    data: { outcome: 'marking' },
  }),
  sampleOf(leaveExam, {
    payload: { attempt: '9', away: true },
    quiet: true,
    tidy: { leaves: 0, closed: 0, outcome: 'none' },
    wild: { leaves: '3', closed: 1, outcome: 'failed' },
    data: { leaves: 3, closed: true, outcome: 'failed' },
  }),
  sampleOf(examResult, {
    payload: { id: '1', attempt: '' },
    tidy: failedResult,
    states: { markingResult },
    wild: {
      ...wildResult,
      ...{ show_answers: 'after_end', end_time: '1893456000' },
      kinds: [{ kind: 'judge', asked: '5', right: 4 }],
      reviewed: [marked],
    },
    data: {
      ...{ outcome: 'marking', byLeave: true, waiting: 2, submittedAt: 1_893_456_000_000 },
      ...{ showAnswers: 'after_end', endTime: 1_893_456_000_000 },
      kinds: [{ kind: 'judge', asked: 5, right: 4 }],
      reviewed: [{ state: 'marked', earned: 8, remark: '好', correct: false, explanation: '' }],
    },
  }),
  sampleOf(wrongAnswers, {
    payload: { tab: 'open', exam: '', page: 1 },
    tidy: pageOf(wrongItems),
    wild: pageOf([wildWrong]),
    data: {
      items: [
        {
          ...{ exam: '1', examTitle: '结业考试', question: { id: '4', kind: 'judge' }, times: 2 },
          ...{ wrongAt: 1_893_456_000_000, resolvedAt: null, kept: false },
        },
      ],
      pageCount: 1,
    },
  }),
  sampleOf(removeWrong, { payload: { question: '4', key } }),
  sampleOf(practiseWrong, {
    payload: { answer: answers[0], key },
    tidy: practised,
    wild: { correct: 0, right: ['对'], explanation: null, times: '3' },
    data: { correct: false, right: ['对'], explanation: '', times: 3 },
  }),
  sampleOf(examAppeal, {
    payload: { attempt: '9' },
    tidy: appealOf(),
    wild: { state: 'free', until: '1893456000', text: null, score: '40', time: null, answer: null },
    data: {
      state: 'free',
      until: 1_893_456_000_000,
      text: '',
      score: 40,
      sentAt: null,
      answer: '',
    },
  }),
  sampleOf(makeExamAppeal, {
    payload: { attempt: '9', text: '第 2 题写到了要点', key },
    tidy: appealOf({ state: 'open', text: '第 2 题写到了要点', time: SENT }),
    wild: {
      state: 'kept',
      until: 1893456000,
      text: '第 2 题',
      score: 40,
      time: 1,
      answer: '已复核',
    },
    data: { state: 'kept', text: '第 2 题', sentAt: 1000, answer: '已复核', settledAt: null },
  }),
  sampleOf(examRank, {
    payload: { id: '1', span: 'week', page: 1 },
    tidy: rankingOf(6, RANK_RULE),
    wild: {
      data: [{ rank: '1', nickname: '周**', headimg: '', score: 80, spent: 1, mine: 0 }],
      last_page: 1,
      rule: '分数高的在前',
      mine: { rank: '4', ranked: 9, score: 60, spent: 5 },
    },
    data: {
      items: [{ rank: 1, nickname: '周**', avatar: '', mine: false }],
      pageCount: 1,
      mine: { rank: 4, ranked: 9, score: 60, spent: 5 },
    },
  }),
];
