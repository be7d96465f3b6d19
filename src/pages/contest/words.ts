import type { GameDetail, WonPrize } from '#schemas/contest/endpoints.ts';
import type { PrizeKind } from '#schemas/contest/fields.ts';
import { periodText } from '#src/platform/time/period.ts';

export const GAME_NOT_FOUND = '活动不存在或已下架';

export const prizeKindNames: Readonly<Record<PrizeKind, string>> = {
  points: '积分',
  coupon: '优惠券',
  goods: '实物',
  thanks: '谢谢参与',
};

export const wonState = ({ kind, state }: Pick<WonPrize, 'kind' | 'state'>): string => {
  if (state === 'unclaimed') return '待填地址';
  if (state === 'claimed') return '待寄出';
  if (state === 'sent') return '已寄出';
  return kind === 'thanks' ? '' : '已到账';
};

export const periodWords = ({
  startTime,
  endTime,
}: Pick<GameDetail, 'startTime' | 'endTime'>): string => periodText(startTime, endTime, '长期有效');

export const gateWords: Readonly<Record<GameDetail['asks'], string>> = {
  none: '所有学员',
  phone: '绑定了手机号的学员',
  doctor: '已认证的医生',
  code: '有参与码的学员',
};
