import { and, eq, sql } from 'drizzle-orm';
import { ledgerEntry } from '../../db/tables/ledger.ts';
import { signDay } from '../../db/tables/points.ts';
import { balanceOf } from '../../libraries/ledger/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { pointsRules, pointsTexts } from './rules.ts';

/** A refunded point counts as not used. */
export const readPoints = async ({ db, member, now }: Context<Member>) => {
  const own = and(eq(ledgerEntry.memberId, member.id), eq(ledgerEntry.unit, 'points'));
  const used = sql<number>`coalesce(-sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.kind} in ('order', 'refund')), 0)`;
  const [[row], balance, signed] = await Promise.all([
    db
      .select({ used: used.mapWith(Number) })
      .from(ledgerEntry)
      .where(own),
    balanceOf(db, member.id, 'points'),
    db.$count(signDay, and(eq(signDay.memberId, member.id), eq(signDay.day, chinaDate(now)))),
  ]);
  const usedPoints = row?.used ?? 0;
  return {
    balance,
    earned: balance + usedPoints,
    used: usedPoints,
    signed: signed > 0,
    worth: yuan(100 * pointsRules.fenPerPoint),
    rules: [...pointsTexts],
  };
};
