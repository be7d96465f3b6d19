import { examIntroAddress, examResultAddress } from '../../../../schemas/exam/addresses.ts';
import type { ExamRow } from '../../../../schemas/exam/endpoints.ts';
import { outcomeNames } from '../../../entities/assessment/outcome-names.ts';
import { whenWords } from '../../../entities/assessment/times.ts';

const MINUTE = 60_000;

const stateNames = {
  before: '未开始',
  open: '可参加',
  doing: '作答中',
  done: '已完成',
  over: '未参加',
} as const;

/** Where the member stands with an exam, in a word. */
export const chipOf = ({ state, outcome }: ExamRow) => {
  if (state === 'doing') return { name: stateNames.doing, tone: 'live' } as const;
  if (outcome === 'none')
    return { name: stateNames[state], tone: state === 'open' ? 'live' : 'plain' } as const;
  const tone = outcome === 'failed' ? 'bad' : outcome === 'passed' ? 'live' : 'plain';
  return { name: outcomeNames[outcome], tone } as const;
};

/** 85 分 / 满分 100 分 of what was sent; '' while it says nothing yet. */
const scoreWords = ({ state, outcome, score, full }: ExamRow): string =>
  state === 'doing' || outcome === 'none' || outcome === 'marking' || full === 0
    ? ''
    : `${score} 分 / 满分 ${full} 分`;

/** What an exam demands, or what was reached. */
export const rowFacts = (row: ExamRow): string =>
  scoreWords(row) ||
  [
    row.limit > 0 ? `限时 ${Math.max(1, Math.round(row.limit / MINUTE))} 分钟` : '不限时',
    row.pass > 0 && `${row.pass} 分及格`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What is left to do until when. */
export const rowWhen = (row: ExamRow): string => {
  const { state, outcome, tries } = row;
  if (state === 'doing') return whenWords(row) || '随时可以继续';
  if (outcome === 'marking') return '阅完后出成绩';
  if (state === 'open' && outcome !== 'none' && tries > 0) return `还可以考 ${tries} 次`;
  return whenWords(row);
};

/** An exam that was sent leads to its result, unless it runs again. */
export const rowAddress = ({ id, state, outcome }: ExamRow): string =>
  state === 'doing' || outcome === 'none' ? examIntroAddress({ id }) : examResultAddress({ id });
