import type { AppealHead, AppealTab } from '#schemas/exam/appeal-desk-endpoints.ts';
import type { AppealState } from '#schemas/exam/appeal-fields.ts';

export const appealTabNames: Readonly<Record<AppealTab, string>> = {
  open: '待答复',
  settled: '已答复',
};

export const appealEmptyTexts: Readonly<Record<AppealTab, string>> = {
  open: '没有等答复的申诉',
  settled: '还没有答复过的申诉',
};

const names: Readonly<Record<AppealState, string>> = {
  open: '待答复',
  changed: '已更正',
  kept: '维持原分',
};

/** How an appeal stands, and the tone of its chip. */
export const appealMark = ({ state }: Pick<AppealHead, 'state'>) =>
  ({ name: names[state], tone: state === 'open' ? 'warn' : 'good' }) as const;

/** The score when it was made, and now. */
export const scoresText = ({ scored, score, full }: AppealHead): string =>
  scored === score
    ? `${score} 分（满分 ${full} 分）`
    : `${scored} 分 → ${score} 分（满分 ${full} 分）`;

/** What the operator can do about the score. */
export const adviceText = ({ marks, scored, score }: AppealHead): string => {
  if (scored !== score) return '申诉以后分数已经变过，答复会写明“成绩已更正”。';
  return marks > 0
    ? '要改分，请先到阅卷里更正，再回来答复；不改分，直接答复。'
    : '这份答卷由机器判分，分数不能单独更改，请在答复里说明。';
};
