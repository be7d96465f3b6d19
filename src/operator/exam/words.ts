import type { Outcome } from '#schemas/assessment/wire.ts';
import type { Marking } from '#schemas/exam/desk-endpoints.ts';

const outcomeNames = {
  finished: '已阅完',
  passed: '及格',
  failed: '不及格',
  marking: '待阅',
} as const satisfies Record<Outcome, string>;

const outcomeTones = {
  finished: 'good',
  passed: 'good',
  failed: 'bad',
  marking: 'warn',
} as const satisfies Record<Outcome, string>;

export const outcomeMark = (outcome: Outcome) => ({
  name: outcomeNames[outcome],
  tone: outcomeTones[outcome],
});

export const sumText = ({ full, pass }: Pick<Marking, 'full' | 'pass'>, score: number): string => {
  const sum = `合计 ${score} 分（满分 ${full} 分）`;
  return pass > 0 ? `${sum}，${score >= pass ? '及格' : '不及格'}` : sum;
};

/** When the member sees remarks, where that is not at once. */
export const shownText: Readonly<Record<Marking['shows'], string>> = {
  never: '这场考试不公布答案，学员看得到得分，看不到评语。',
  after_submit: '学员及格、次数用完或者考试结束以后，才看得到评语；得分马上看得到。',
  after_end: '考试结束以后，学员才看得到评语；得分马上看得到。',
};

/** undefined where the points are valid. */
export const pointsFault = (typed: string, most: number): string | undefined => {
  const text = typed.trim();
  if (text === '') return '请给分';
  if (!/^\d{1,4}$/.test(text)) return '请填写整数';
  return Number(text) > most ? `最多 ${most} 分` : undefined;
};
