import type { ExamIntro } from '../intro/words.ts';

export const eligibilityOf = ({ asks, spoken, limit, quota, teamSize }: ExamIntro): string[] => [
  asks === 'doctor'
    ? '面向已认证的医生，没有认证的可以先去认证'
    : asks === 'phone'
      ? '绑定手机号后就可以参加'
      : '所有学员都可以参加',
  ...(teamSize > 0 ? [`组队参加，每队 ${teamSize} 人`] : []),
  ...(spoken > 0 ? [`有 ${spoken} 道口述题，需要能录音的手机和安静的环境`] : []),
  ...(limit > 0 ? ['开始后连续计时，请留出完整的时间'] : []),
  ...(quota > 0 ? [`名额 ${quota} 人，先到先得`] : []),
];

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
