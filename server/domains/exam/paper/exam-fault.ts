import type { DeskFault } from '#schemas/desk/fields.ts';
import { untilFault, type Values } from '../../desk/index.ts';

export const MOST_MATES = 10;

/** A team's rank needs an end and a pass mark: an exam without them has no ranking. */
const teamFault = ({ teamSize, endAt, pass, quota }: Values): DeskFault | undefined => {
  if (teamSize === 0) return undefined;
  if (teamSize === 1) return { name: 'teamSize', reason: '一支队伍至少 2 人；各考各的请填 0' };
  if (endAt === null) return { name: 'endAt', reason: '组队考试要有结束时间，名次以那时为准' };
  if (pass === 0) return { name: 'pass', reason: '组队考试要有及格分，没有及格分就没有排行' };
  return quota === 0
    ? undefined
    : { name: 'quota', reason: '组队考试不限人数，不然名额满了，队友会考不了：请填 0' };
};

export const examFault = (values: Values): DeskFault | undefined => {
  const { limitMs, showAnswers, triesPer, endAt } = values;
  if (limitMs === 0) return { name: 'limitMs', reason: '限时不能是 0；不限时请留空' };
  if (showAnswers === 'after_end' && endAt === null)
    return { name: 'endAt', reason: '答案要在考试结束后公布，请填写结束时间' };
  if (showAnswers === 'after_submit' && triesPer === 'day' && endAt === null)
    return {
      name: 'endAt',
      reason: '每天都能再考，没有结束时间就一直不公布答案：请填写结束时间，或者把次数改成一共几次',
    };
  const team = teamFault(values);
  if (team) return team;
  return untilFault(values, ['startAt', 'endAt']);
};

type Known = (name: string) => number;

/** Once there are teams, their size is fixed. */
export const teamedFault = ({ teamSize }: Values, known: Known): DeskFault | undefined => {
  const stands = known('teamed');
  return stands === 0 || teamSize === stands
    ? undefined
    : { name: 'teamSize', reason: `已经有学员组了队，每队 ${stands} 人，不能再改` };
};

/**
 * What the questions of a published exam lack; an unpublished one may be unfinished. Questions of one pool
 * carry the same points, since the pass mark is a number of points.
 */
export const poolFault = (
  { published, draw, pass }: Values,
  known: Known,
): DeskFault | undefined => {
  if (published !== true) return undefined;
  const [questions, drawn, least, most] = [
    known('questions'),
    Number(draw),
    known('least'),
    known('most'),
  ];
  if (questions === 0)
    return { name: 'published', reason: '还没有题目，不能上架：先保存，加好题目再上架' };
  if (drawn > questions)
    return { name: 'draw', reason: `只有 ${questions} 道题，抽不出 ${drawn} 题` };
  if (drawn > 0 && least !== most)
    return {
      name: 'draw',
      reason: `抽题的考试每题分值要一样，不然抽到的满分不同：现在最少 ${least} 分、最多 ${most} 分`,
    };
  const full = drawn > 0 ? drawn * most : known('sum');
  return Number(pass) > full
    ? { name: 'pass', reason: `及格分比满分高，谁也及格不了：现在满分是 ${full} 分` }
    : undefined;
};
