import type { SupportTab, ThreadHead } from '#schemas/support/desk-endpoints.ts';

export const supportTabNames: Readonly<Record<SupportTab, string>> = {
  waiting: '待回复',
  open: '进行中',
  closed: '已结束',
  all: '全部',
};

export const supportEmptyTexts: Readonly<Record<SupportTab, string>> = {
  waiting: '没有待回复的咨询',
  open: '没有进行中的咨询',
  closed: '没有已结束的咨询',
  all: '还没有咨询',
};

/** Who asks, as far as known: 林晓 138****1234. */
export const askerText = ({ nickname, phone }: Pick<ThreadHead, 'nickname' | 'phone'>): string =>
  [nickname || '未填昵称', phone].filter(Boolean).join(' ');

/** The state of a thread, and the tone of its chip. */
export const threadMark = ({ state, waiting }: Pick<ThreadHead, 'state' | 'waiting'>) => {
  if (state === 'closed') return { name: '已结束', tone: 'quiet' } as const;
  return waiting > 0
    ? ({ name: `${waiting} 条未回复`, tone: 'warn' } as const)
    : ({ name: '已回复', tone: 'good' } as const);
};
