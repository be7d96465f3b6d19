import { and, eq, isNull, sql } from 'drizzle-orm';
import type { cancellation as endpoint } from '#schemas/cancellation/endpoints.ts';
import { oneRow } from '../../db/one-row.ts';
import { grant } from '../../db/tables/course.ts';
import { ledgerAccount } from '../../db/tables/ledger.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { countOwnCoupons } from '../coupon/index.ts';
import { blocksOf } from './blocks.ts';
import { dueOf } from './cancellations.ts';

export const readCancellation: Verb<typeof endpoint> = async ({ db, member, now }) => {
  const due = await dueOf(db, member.id);
  const balance = (unit: 'money' | 'points') =>
    sql<number>`coalesce(${db
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.memberId, member.id), eq(ledgerAccount.unit, unit)))}, 0)::int`;
  const [found] = await db
    .select({
      courses: db.$count(
        grant,
        and(eq(grant.memberId, member.id), eq(grant.target, 'product'), isNull(grant.revokedAt)),
      ),
      points: balance('points'),
      money: balance('money'),
    })
    .from(oneRow);
  const coupons = await countOwnCoupons(db, member.id, 'unused', now);
  const { courses = 0, points = 0, money = 0 } = found ?? {};
  const until = member.vipUntil?.getTime() ?? 0;
  return {
    state: due === undefined ? 'none' : 'cooling',
    dueAt: due ?? null,
    blocks: await blocksOf(db, member.id),
    vipUntil: until > now ? until : null,
    ...{ courses, coupons, points, balance: yuan(money) },
  };
};
