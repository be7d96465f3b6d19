import type { ParcelHead, ParcelState } from '#schemas/contest/desk-endpoints.ts';

export const parcelTabNames: Readonly<Record<ParcelState, string>> = {
  claimed: '待寄出',
  unclaimed: '等学员填地址',
  sent: '已寄出',
};

export const parcelEmptyTexts: Readonly<Record<ParcelState, string>> = {
  claimed: '没有待寄出的奖品',
  unclaimed: '没有等地址的奖品',
  sent: '还没有寄出过奖品',
};

export const winnerText = ({ nickname }: Pick<ParcelHead, 'nickname'>): string =>
  nickname || '未填昵称';

/** The name of a state, and the tone of its chip. */
export const parcelMark = ({ state }: Pick<ParcelHead, 'state'>) =>
  ({ name: parcelTabNames[state], tone: state === 'sent' ? 'good' : 'warn' }) as const;
