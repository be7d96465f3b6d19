import { and, between, desc, eq, like } from 'drizzle-orm';
import { signInToday as endpoint } from '#schemas/points/endpoints.ts';
import { pointsRefusals } from '#schemas/points/refusals.ts';
import type { Database } from '../../db/database.ts';
import { signDay } from '../../db/tables/points.ts';
import { balanceOf, post } from '../../libraries/ledger/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { chinaDate, chinaMonth, dayBefore, dayEnd } from '../../platform/time/china-time.ts';
import { dayLine } from './day-line.ts';
import { pointsRules, signInPoints, signTexts } from './rules.ts';

const lastSignIn = async (db: Database, memberId: number, today: string) => {
  const [row] = await db
    .select()
    .from(signDay)
    .where(and(eq(signDay.memberId, memberId), between(signDay.day, dayBefore(today), today)))
    .orderBy(desc(signDay.day))
    .limit(1);
  return row;
};

/** Refuses `signedToday`. */
export const signInToday = steps(endpoint, {
  prepare: async ({ db, member, now }) => {
    const last = await lastSignIn(db, member.id, chinaDate(now));
    return (last?.streak ?? 0) + 1;
  },
  run: async ({ db, member, now }, _payload, streak) => {
    const day = chinaDate(now);
    const points = signInPoints(streak);
    const claimed = await db
      .insert(signDay)
      .values({ memberId: member.id, day, streak, points, at: new Date(now) })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) throw new RefusedError(pointsRefusals.signedToday);
    const cause = `sign:${member.id}:${day}`;
    const posting = { kind: 'sign', amount: points, cause, title: '每日签到' } as const;
    await post(db, { memberId: member.id, unit: 'points' }, [posting], now);
    return { points, streak, balance: await balanceOf(db, member.id, 'points') };
  },
});

/** An invalid month means the current one. */
export const readCalendar = async (
  { db, member, now }: Context<Member>,
  { month }: { month: string },
) => {
  const today = chinaDate(now);
  const shown = chinaMonth(month) ? month : today.slice(0, 7);
  const [last, days, total, balance] = await Promise.all([
    lastSignIn(db, member.id, today),
    db
      .select({ day: signDay.day })
      .from(signDay)
      .where(and(eq(signDay.memberId, member.id), like(signDay.day, `${shown}-%`)))
      .orderBy(signDay.day),
    db.$count(signDay, eq(signDay.memberId, member.id)),
    balanceOf(db, member.id, 'points'),
  ]);
  const streak = last?.streak ?? 0;
  const signed = last?.day === today;
  return {
    ...{ today, signed, streak, total, balance },
    next: signInPoints(streak + 1),
    now,
    dayEnd: dayEnd(today),
    days: days.map(({ day }) => day),
    rewards: [...pointsRules.signIn],
    rules: [...signTexts],
    line: dayLine(today),
  };
};
