import type { CaseDetail, CaseJudging } from '#schemas/case/endpoints.ts';
import type { CaseStage, EntryState, TimedStage } from '#schemas/case/fields.ts';
import { momentText } from '#src/platform/time/china-date.ts';

type Criterion = CaseDetail['criteria'][number];

export const CASE_NOT_FOUND = '病例大赛不存在或已下架';

export const timedStageNames: Readonly<Record<TimedStage, string>> = {
  submission: '投稿',
  vote: '公众投票',
  judging: '评审',
  result: '结果',
};

export const stageWords: Readonly<Record<CaseStage, string>> = {
  before: '投稿还没有开始',
  submission: '正在投稿',
  vote: '正在公众投票',
  judging: '正在评审',
  result: '结果已公布',
  pause: '等待下一阶段',
};

export const entryStateNames: Readonly<Record<EntryState, string>> = {
  draft: '草稿，还没有提交',
  submitted: '已提交，等待审核',
  returned: '被退回，请修改后重新提交',
  accepted: '已通过审核并公开',
};

export const stagePeriod = ({ startTime, endTime }: CaseDetail['stages'][number]): string[] => [
  ...(startTime === null ? [] : [`${momentText(startTime)} 起`]),
  ...(endTime === null ? [] : [`${momentText(endTime)} 止`]),
];

/** Hundredths of a point, as 87.5. */
export const scoreWords = (score: number): string => String(Math.round(score) / 100);

/** Such as 最高 40 分，占总分 40%. */
export const criterionWords = (
  { most, weight }: Criterion,
  all: readonly Pick<Criterion, 'weight'>[],
): string => {
  const whole = all.reduce((sum, each) => sum + each.weight, 0);
  const share = whole > 0 ? `，占总分 ${Math.round((weight / whole) * 100)}%` : '';
  return `最高 ${most} 分${share}`;
};

/** Authors are hidden until the result is public. */
export const judgingWords = ({ stage, entries, anonymous }: CaseJudging): string => {
  const open = entries.filter(({ done }) => !done).length;
  const left = entries.length === 0 ? '' : open > 0 ? `，还有 ${open} 份没有打分` : '，已全部打分';
  const hidden = anonymous && stage !== 'result' ? '匿名评审，不显示作者。' : '';
  return `${stageWords[stage]}。${entries.length} 份病例${left}。${hidden}`;
};
