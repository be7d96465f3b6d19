import type { QuestionnaireResult, ReviewedResult } from '#schemas/questionnaire/endpoints.ts';
import { passedWords, rankWords } from '#src/entities/assessment/result/result-words.ts';
import { spentWords } from '#src/entities/assessment/times.ts';
import { questionnaireStanding } from '#src/entities/questionnaire/standing.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';

const titles = {
  finished: '提交成功',
  passed: '恭喜，已通过',
  failed: '这次没有通过，别灰心',
  marking: '提交成功，等待阅卷',
} as const;

const kinds = {
  finished: '提交完成',
  passed: '问卷结果',
  failed: '未通过',
  marking: '提交完成',
} as const;

/** The page's title, whichever of its addresses was opened. */
export const resultKind = ({ outcome }: QuestionnaireResult): string => kinds[outcome];

export const resultTitle = ({ outcome, byTime }: QuestionnaireResult): string =>
  byTime && outcome === 'finished' ? '作答时间已到' : titles[outcome];

export const resultText = (result: ReviewedResult): string => {
  if (result.outcome === 'failed')
    return `距离合格还差 ${Math.max(0, result.pass - result.score)} 分，${questionnaireStanding(result).chance}`;
  if (result.outcome === 'passed') return passedWords(result, '参与者', '合格线');
  return result.byTime ? '已按保存的答案交卷，感谢参与' : '感谢参与，答案已经收到';
};

/** '' where time did not run out, or nothing is scored. */
export const byTimeNote = ({ byTime, outcome }: QuestionnaireResult): string =>
  byTime && outcome !== 'finished' ? '作答时间已到，系统按保存的答案交卷' : '';

export const resultFacts = (result: QuestionnaireResult): [string, string][] => {
  const { pass, spent, points, submittedAt } = result;
  return [
    ['合格线', pass > 0 ? `${pass} 分` : ''],
    ['用时', spentWords(spent)],
    ['最好排名', rankWords(result)],
    ['获得积分', points > 0 ? `+${points}` : ''],
    ['提交时间', momentOrBlank(submittedAt)],
  ];
};
