import type { QuestionKind } from '#schemas/assessment/question.ts';
import type { examResult } from '#schemas/exam/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { passedWords, rankWords } from '#src/entities/assessment/result/result-words.ts';
import { spentWords } from '#src/entities/assessment/times.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';

export type ExamResult = Data<typeof examResult>;

const titles = {
  finished: '交卷成功',
  passed: '恭喜，考试通过',
  failed: '这次没有及格，别灰心',
  marking: '已交卷，等待阅卷',
} as const;

export const resultTitle = ({ outcome }: ExamResult): string => titles[outcome];

const chanceOf = ({ tries, over }: ExamResult): string => {
  if (tries > 0) return `还可以再考 ${tries} 次`;
  return over ? '考试已结束，不能再考' : '考试次数已用完';
};

export const resultText = (result: ExamResult): string => {
  const { outcome, pass, score, waiting } = result;
  if (outcome === 'marking') return `还有 ${waiting} 道题等老师阅卷，阅完后出总分`;
  if (outcome === 'failed')
    return `距离及格还差 ${Math.max(0, pass - score)} 分，${chanceOf(result)}`;
  return outcome === 'passed' ? passedWords(result, '考生', '及格线') : '答案已经收到';
};

/** '' where the member sent it. */
export const sentNote = ({ byLeave, byTime }: ExamResult): string => {
  if (byLeave) return '离开答题页的次数太多，系统已按保存的答案交卷';
  return byTime ? '考试时间已到，系统按保存的答案交卷' : '';
};

export const resultFacts = (result: ExamResult): [string, string][] => {
  const { pass, spent, points, submittedAt } = result;
  return [
    ['及格线', pass > 0 ? `${pass} 分` : ''],
    ['用时', spentWords(spent)],
    ['最好排名', rankWords(result)],
    ['获得积分', points > 0 ? `+${points}` : ''],
    ['交卷时间', momentOrBlank(submittedAt)],
  ];
};

/** Why the answers are not shown; '' where they are. */
export const untoldText = ({ reviewed, kinds, showAnswers, endTime }: ExamResult): string => {
  if (reviewed.length > 0) return '';
  if (showAnswers === 'never') return '这场考试不公布答案和解析。';
  if (kinds.length === 0) return '这场考试没有可以公布答案的题目。';
  if (showAnswers === 'after_submit')
    return '你不能再考这场考试以后（及格、次数用完或考试结束），公布答案和解析。';
  const when = endTime === null ? '考试结束后' : `${momentText(endTime)} 考试结束后`;
  return `${when}公布答案和解析，到时回到这里就能看。`;
};

/** Kinds that a machine judges; of the others a marker says what they are worth. */
const judgedNames: Partial<Record<QuestionKind, string>> = {
  single: '单选题',
  multiple: '多选题',
  judge: '判断题',
  fill: '填空题',
  scale: '打分题',
  matrix: '矩阵题',
};

export const accuracyOf = ({ kinds }: ExamResult) =>
  kinds.flatMap(({ kind, asked, right }) => {
    const name = judgedNames[kind];
    return name && asked > 0 ? [{ kind, name, asked, right }] : [];
  });

/** Whether the book of wrong answers may hold some of it. */
export const hasWrong = (result: ExamResult): boolean =>
  accuracyOf(result).some(({ asked, right }) => right < asked);
