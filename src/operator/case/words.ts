import type { DeskEntryHead, DeskEntryState } from '#schemas/case/desk-endpoints.ts';

export const entryTabNames: Readonly<Record<DeskEntryState, string>> = {
  submitted: '待审核',
  accepted: '已通过',
  returned: '已退回',
};

export const entryEmptyTexts: Readonly<Record<DeskEntryState, string>> = {
  submitted: '没有待审核的病例',
  accepted: '还没有通过的病例',
  returned: '没有退回的病例',
};

const tones = { submitted: 'warn', accepted: 'good', returned: 'warn' } as const;

export const authorText = ({ nickname }: Pick<DeskEntryHead, 'nickname'>): string =>
  nickname || '未填昵称';

export const entryMark = ({ state }: Pick<DeskEntryHead, 'state'>) =>
  ({ name: entryTabNames[state], tone: tones[state] }) as const;
