import {
  examIntro,
  leaveExam,
  saveExam,
  spokenExams,
  startExam,
  submitExam,
} from '#schemas/exam/endpoints.ts';

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

/** Answers for the pages of an attempt at an exam, in the wire's form. */
export const answers = {
  [examIntro.path]: { ...examTerms, state: 'doing', left: 1_500_000 },
  [spokenExams.path]: { data: [examRow], last_page: 1 },
  [startExam.path]: examPaper,
  [saveExam.path]: { saved: 1, version: 1, deadline: SOON, left: 1_400_000, answers: [] },
  [submitExam.path]: { outcome: 'passed' },
  [leaveExam.path]: { leaves: 0, closed: 0, outcome: 'none' },
};
