import type { FeedbackHead, FeedbackTab } from '#schemas/feedback/desk-endpoints.ts';

export const feedbackTabNames: Readonly<Record<FeedbackTab, string>> = {
  waiting: '待处理',
  answered: '已回复',
  all: '全部',
};

export const feedbackEmptyTexts: Readonly<Record<FeedbackTab, string>> = {
  waiting: '没有待处理的反馈',
  answered: '没有已回复的反馈',
  all: '还没有反馈',
};

export const senderText = ({ nickname }: Pick<FeedbackHead, 'nickname'>): string =>
  nickname || '未填昵称';

/** The name of a state, and the tone of its chip. */
export const feedbackMark = ({ state }: Pick<FeedbackHead, 'state'>) =>
  ({ name: feedbackTabNames[state], tone: state === 'waiting' ? 'warn' : 'good' }) as const;
