import type { DeskQuestion, QuestionTab } from '#schemas/question/desk-endpoints.ts';

export const questionTabNames: Readonly<Record<QuestionTab, string>> = {
  waiting: '待讲师回答',
  reported: '被举报',
  hidden: '已隐藏',
  all: '全部',
};

export const questionEmptyTexts: Readonly<Record<QuestionTab, string>> = {
  waiting: '没有待回答的问题',
  reported: '没有被举报的问答',
  hidden: '没有隐藏的问题',
  all: '还没有问题',
};

/** The state of a question, and the tone of its chip. */
export const questionMark = ({ hidden, reports, taught }: DeskQuestion) => {
  if (hidden) return { name: '已隐藏', tone: 'quiet' } as const;
  if (reports > 0) return { name: `被举报 ${reports} 次`, tone: 'warn' } as const;
  return taught
    ? ({ name: '讲师已回答', tone: 'good' } as const)
    : ({ name: '待回答', tone: 'warn' } as const);
};

/** Who asked, and whether learners see the name. */
export const askedBy = ({
  nickname,
  anonymous,
}: Pick<DeskQuestion, 'nickname' | 'anonymous'>): string =>
  `${nickname || '未填昵称'}${anonymous ? '（匿名）' : ''}`;
