import { and, eq, sql } from 'drizzle-orm';
import { ledgerEntry, signDay } from '../../db/tables/ledger.ts';
import { chinaDay } from '../../platform/china-time.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/session.ts';
import { yuan } from '../../platform/yuan.ts';
import { countOwnCoupons, isForever } from '../promotion/index.ts';
import { balanceOf } from './ledger.ts';
import { pointsRules, pointsTexts } from './points-rules.ts';
import { spentBy } from './spending.ts';

/** Money and points that a member has. Nothing is frozen as long as nobody earns commission. */
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

/** Points a member has, has had and has used; what was given back counts as not used. */
export const readPoints = async ({ db, member, now }: Context<Member>) => {
  const own = and(eq(ledgerEntry.memberId, member.id), eq(ledgerEntry.unit, 'points'));
  const used = sql<number>`coalesce(-sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.kind} in ('order', 'refund')), 0)`;
  const [[row], balance, signed] = await Promise.all([
    db
      .select({ used: used.mapWith(Number) })
      .from(ledgerEntry)
      .where(own),
    balanceOf(db, member.id, 'points'),
    db.$count(signDay, and(eq(signDay.memberId, member.id), eq(signDay.day, chinaDay(now)))),
  ]);
  const gone = row?.used ?? 0;
  return {
    balance,
    earned: balance + gone,
    used: gone,
    signed: signed > 0,
    worth: yuan(100 * pointsRules.fenPerPoint),
    rules: [...pointsTexts],
  };
};
