import { thingAwards } from '#schemas/award/endpoints.ts';
import { wrongAnswersAddress } from '#schemas/exam/addresses.ts';
import { examAppeal, makeExamAppeal } from '#schemas/exam/appeal-endpoints.ts';
import {
  examRank,
  examResult,
  myExams,
  practiseWrong,
  removeWrong,
  wrongAnswers,
} from '#schemas/exam/endpoints.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';
import { pageOf } from '../page-of.ts';
import { examRow } from './answers.ts';

const SOON = 4102444800;
const SENT = 1763625600;

const exam = { ...examRow, id: '1', num: 268 };

/** An exam in each state that lists show. */
export const listedExams = [
  exam,
  { ...exam, id: '2', state: 'before', gate: 'before', start_time: SOON },
  { ...exam, id: '3', state: 'doing', left: 754_000, thumb: '/media/cover-ecg.svg' },
  { ...exam, id: '4', sent: 1, outcome: 'failed', score: 50, full: 100, tries: 2 },
  {
    ...exam,
    id: '5',
    state: 'done',
    gate: 'done',
    sent: 1,
    outcome: 'passed',
    score: 90,
    full: 100,
  },
  {
    ...exam,
    id: '6',
    state: 'done',
    gate: 'done',
    sent: 1,
    outcome: 'marking',
    score: 40,
    full: 100,
  },
  { ...exam, id: '7', state: 'over', gate: 'over', end_time: SENT },
];

const reviewed = [
  {
    kind: 'single',
    title: '诊断高血压的诊室血压标准是？',
    chosen: ['≥ 140/90 mmHg'],
    right: ['≥ 140/90 mmHg'],
    correct: 1,
    explanation: '以非同日三次测量为准。',
    state: 'right',
    earned: 10,
    points: 10,
    remark: '',
  },
  {
    kind: 'judge',
    title: '血压达标之后，患者可以自行停药观察。',
    chosen: ['对'],
    right: ['错'],
    correct: 0,
    explanation: '擅自停药容易出现血压反跳。',
    state: 'wrong',
    earned: 0,
    points: 10,
    remark: '',
  },
  {
    kind: 'text',
    title: '请写出夜间低血糖的处理思路。',
    chosen: ['先查血糖记录与进餐情况，再调整用药。'],
    right: [],
    correct: 0,
    explanation: '',
    state: 'marked',
    earned: 24,
    points: 30,
    remark: '思路完整，可补充患者教育。',
  },
];

/** A result that was failed, with no try left and its answers told. */
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

/** A result of which something waits for a marker. */
export const markingResult = {
  ...failedResult,
  ...{ outcome: 'marking', score: 30, rank: 0, ranked: 0, tries: 0, waiting: 1 },
  reviewed: reviewed.map((each) =>
    each.kind === 'text' ? { ...each, state: 'marking', earned: 0, remark: '' } : each,
  ),
};

const options = (...titles: string[]) => titles.map((title, at) => ({ id: `o${at}`, title }));

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

/** A question to be learned, one that is known, and one whose exam tells nobody. */
export const wrongItems = [
  wrong,
  { ...wrong, id: '12', question: { ...wrong.question, id: '12' }, resolved_at: SENT + 86_400 },
  {
    ...wrong,
    ...{ id: '13', right: [], explanation: '', kept: 1, exam: '2', exam_title: '抗菌药物抽考' },
    question: { ...wrong.question, id: '13' },
  },
];

/** A ranking of so many; the second place is the member's own. */
export const rankingOf = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({
    rank: at + 1,
    nickname: at === 1 ? '陈医生' : '周**',
    headimg: at === 1 ? '/media/avatar-2.svg' : '',
    score: Math.max(10, 100 - at * 5),
    spent: 200_000 + at * 17_000,
    mine: at === 1 ? 1 : 0,
  })),
  last_page: 1,
  rule: '及格的考生按最好成绩排名：分数高的在前；分数相同，用时短的在前；用时也相同，先交卷的在前',
  mine:
    count > 1
      ? { rank: 2, ranked: count, score: 95, spent: 217_000 }
      : { rank: 0, ranked: count, score: 0, spent: 0 },
});

/** What a practised answer is told. */
export const practised = {
  correct: 1,
  right: wrong.right,
  explanation: wrong.explanation,
  times: 2,
};

/** An appeal that may be made; `own`: what is otherwise. */
export const appealOf = (own: object = {}) => ({
  ...{ state: 'free', until: SENT + 604_800, text: '', score: 40 },
  ...{ time: null, answer: '', settled_at: null },
  ...own,
});

/** Answers for the pages around an exam, in the wire's form. */
export const answers = {
  [myExams.path]: pageOf(listedExams),
  [examResult.path]: failedResult,
  [thingAwards.path]: [],
  [examAppeal.path]: appealOf(),
  [makeExamAppeal.path]: appealOf({ state: 'open', text: '第 2 题写到了要点', time: SENT }),
  [wrongAnswers.path]: pageOf(wrongItems),
  [practiseWrong.path]: practised,
  [removeWrong.path]: {},
  [examRank.path]: rankingOf(6),
};

export const addresses: Readonly<Record<string, PageAddress>> = {
  [wrongAnswersAddress.pattern]: {},
};
