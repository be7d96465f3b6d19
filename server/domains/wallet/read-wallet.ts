import { balanceOf } from '../../libraries/ledger/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { countOwnCoupons } from '../coupon/index.ts';
import { isForever } from '../membership/index.ts';
import { spentBy } from './spending.ts';

/** Nothing is frozen while nobody earns commission. */
export const readWallet = async ({ db, member, now }: Context<Member>) => {
  const [balance, points, coupons, { paid, refunded }] = await Promise.all([
    balanceOf(db, member.id, 'money'),
    balanceOf(db, member.id, 'points'),
    countOwnCoupons(db, member.id, 'unused', now),
    spentBy(db, member.id),
  ]);
  const money = yuan(balance);
  return {
    balance: money,
    frozen: '0.00',
    withdrawable: money,
    points,
    coupons,
    vipUntil: member.vipUntil?.getTime() ?? null,
    forever: isForever(member.vipUntil),
    now,
    spent: yuan(paid - refunded),
  };
};
