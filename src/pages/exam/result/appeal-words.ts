import type { AppealStanding } from '#schemas/exam/appeal-endpoints.ts';
import { momentText } from '#src/platform/time/china-date.ts';

export const appealWords = ({ state, until }: AppealStanding): string => {
  if (state === 'marking') return '还在阅卷，成绩出来以后可以申诉。';
  if (state === 'late') return '成绩公布超过 7 天，不能再申诉。';
  if (state === 'free')
    return `阅卷老师会复核你的答卷。每份答卷可以申诉一次${until === null ? '' : `，${momentText(until)} 前有效`}。`;
  return state === 'open' ? '申诉已提交，答复会发到你的消息里。' : '';
};

/** '' while the appeal is undecided. */
export const settledWords = ({ state }: AppealStanding): string => {
  if (state === 'changed') return '成绩已更正';
  return state === 'kept' ? '成绩维持不变' : '';
};
