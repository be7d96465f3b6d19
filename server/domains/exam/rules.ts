import { LEAVE_GRACE, type PaperRow } from '../../libraries/assessment/index.ts';
import { MINUTE, SECOND } from '../../platform/time/durations.ts';

const throughRule = ({ pass, tries, triesPer, endAt }: PaperRow): string => {
  if (triesPer === 'day') return '考试结束后公布答案和解析';
  if (tries === 1) return '交卷后可以看答案和解析';
  const events = [pass > 0 ? '及格' : '', '次数用完', endAt ? '考试结束' : ''].filter(Boolean);
  const last = events.slice(-2).join('或');
  return `${[...events.slice(0, -2), last].join('、')}后，可以看答案和解析`;
};

const answersRule: Record<PaperRow['showAnswers'], (paper: PaperRow) => string> = {
  never: () => '交卷后不公布答案',
  after_submit: throughRule,
  after_end: () => '考试结束后公布答案和解析',
};

const gateRule = {
  none: '',
  phone: '需要先绑定手机号',
  doctor: '只有已认证的医生可以参加',
} as const;

const leaveRule = ({ maxLeave }: PaperRow): string =>
  maxLeave > 0
    ? `离开答题页超过 ${LEAVE_GRACE / SECOND} 秒算一次，可以离开 ${maxLeave} 次，再离开一次就自动交卷`
    : '';

const drawRule = ({ draw, shuffle }: PaperRow): string => {
  if (draw > 0) return `从题库里随机抽 ${draw} 题，每次抽到的可能不同`;
  return shuffle ? '题目和选项的次序每次不同' : '';
};

export const rulesOf = (paper: PaperRow): string[] => {
  const { limitMs, pass, tries, triesPer, showAnswers, gate, teamSize } = paper;
  const often = triesPer === 'day' ? '每天' : '一共';
  return [
    teamSize > 0 ? `${teamSize} 人组队参加，队伍满员后才能开考` : '',
    limitMs === null ? '' : `限时 ${Math.round(limitMs / MINUTE)} 分钟，时间到自动交卷`,
    pass > 0 ? `${pass} 分及格，${triesPer === 'day' ? '及格后当天' : '及格后'}不能再考` : '',
    `${often}可以考 ${tries} 次`,
    drawRule(paper),
    leaveRule(paper),
    answersRule[showAnswers](paper),
    gateRule[gate],
  ].filter((rule) => rule !== '');
};
