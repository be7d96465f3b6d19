import { DAY } from '../../../platform/time/durations.ts';
import { at } from '../in-turn.ts';

const studies = [
  '基层高血压管理现状调研',
  '门诊抗菌药物使用问卷',
  '住院医师学习需求调查',
  '慢阻肺病例征集',
  '糖尿病足病例征集',
  '临床护士职业状态问卷',
  '肺结节随访病例征集',
  '卒中救治流程评估',
  '继续教育满意度调查',
  '中医药使用情况问卷',
  '儿科用药依从性调研',
];

export const demoQuestionnaires = (now: number) =>
  Array.from({ length: 22 }, (_, index) => {
    const name = studies[index % studies.length] ?? '';
    return {
      title: index < studies.length ? name : `${name}（第二期）`,
      subtitle: index % 2 === 0 ? '约 5 分钟，完成可得学习积分' : '提交病例，专家逐份点评',
      thumb: `/media/survey-${(index % studies.length) + 1}.svg`,
      participants: at([268, 1042, 0, 37, 5120], index),
      endAt: index % 5 === 4 ? null : new Date(now + (index + 3) * DAY),
      position: index,
    };
  });
