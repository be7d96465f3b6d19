import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { redeemCode as endpoint } from '#schemas/membership/endpoints.ts';
import { membershipRefusals } from '#schemas/membership/refusals.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { member as people } from '../../db/tables/member.ts';
import { redeemCodeTable, redeemFailure, vipPlan } from '../../db/tables/membership.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { giveGrant } from '../course/index.ts';
import { isForever, lengthenCard } from './cards.ts';
import { hasAlready } from './has-already.ts';
import { hashOfCode } from './hash-of-code.ts';

type Code = typeof redeemCodeTable.$inferSelect;

const WINDOW = 15 * MINUTE;
const MOST = 5;

/** Whether five recent wrong codes lock the member; where not, a wrong code is counted. */
const isLocked = async (
  tx: Database,
  { memberId, right }: { memberId: number; right: boolean },
  now: number,
): Promise<boolean> => {
  // simultaneous tries follow each other, so that each sees those before it
  await tx.select().from(people).where(eq(people.id, memberId)).for('no key update');
  const begin = new Date(now - WINDOW);
  const all = eq(redeemFailure.memberId, memberId);
  // tries in the future come from a clock that was set back: they count from now on
  await tx
    .update(redeemFailure)
    .set({ at: new Date(now) })
    .where(and(all, gt(redeemFailure.at, new Date(now + MINUTE))));
  await tx.delete(redeemFailure).where(and(all, lte(redeemFailure.at, begin)));
  if ((await tx.$count(redeemFailure, all)) >= MOST) return true;
  if (!right) await tx.insert(redeemFailure).values({ memberId, at: new Date(now) });
  return false;
};

/** A used code was no guess, and does not count as wrong. Refuses `codeLocked`, `codeWrong`, `codeUsed`. */
const judge = async ({ db, member, now }: Context<Member>, { code }: { code: string }) => {
  const [row] = await db
    .select()
    .from(redeemCodeTable)
    .where(eq(redeemCodeTable.codeHash, hashOfCode(code)));
  const found = row !== undefined && row.endAt.getTime() > now ? row : undefined;
  const tried = { memberId: member.id, right: found !== undefined };
  if (await db.transaction((tx) => isLocked(tx, tried, now)))
    throw new RefusedError(membershipRefusals.codeLocked);
  if (!found) throw new RefusedError(membershipRefusals.codeWrong);
  if (found.usedBy !== null) throw new RefusedError(membershipRefusals.codeUsed);
  return found;
};

/** Of two simultaneous codes, the second sees what the first gave. */
const lockedMember = async ({ db, member }: Context<Member>) => {
  const [row] = await db.select().from(people).where(eq(people.id, member.id)).for('no key update');
  if (!row) throw new RefusedError(callRefusals.notLoggedIn);
  return row;
};

const giveCourse = async (context: Context<Member>, { targetId }: Code) => {
  const { db, now } = context;
  const member = await lockedMember(context);
  const [found] = await db
    .select({ row: product, ...hasAlready(db, member.id, product.id, now) })
    .from(product)
    .where(eq(product.id, targetId));
  if (!found) throw new RefusedError(membershipRefusals.codeWrong);
  const { row, owned, waiting } = found;
  if (owned) throw new RefusedError(orderRefusals.alreadyOwned);
  if (waiting !== null) throw new RefusedError(activityRefusals.groupWaiting, waiting);
  const given = { memberId: member.id, target: 'product', targetId, source: 'redeem' } as const;
  await giveGrant(db, { ...given, endAt: null }, now);
  const vipUntil = member.vipUntil?.getTime() ?? null;
  return { title: row.title, link: studyAddress(row), vipUntil };
};

const giveMembership = async (context: Context<Member>, { id, targetId }: Code) => {
  const { db, now } = context;
  const member = await lockedMember(context);
  if (isForever(member.vipUntil)) throw new RefusedError(membershipRefusals.cardForever);
  const [plan] = await db.select().from(vipPlan).where(eq(vipPlan.id, targetId));
  if (!plan) throw new RefusedError(membershipRefusals.codeWrong);
  const vipUntil = await lengthenCard(db, { holder: member, plan }, { codeId: id }, now);
  return { title: plan.title, link: membershipAddress(), vipUntil };
};

/**
 * A code can be redeemed once. Refuses what `judge` refuses, `alreadyOwned`, `groupWaiting`, `cardForever`.
 */
export const redeemCode = steps(endpoint, {
  prepare: judge,
  run: async (context, _payload, row) => {
    const { db, member, now } = context;
    const own = await db
      .update(redeemCodeTable)
      .set({ usedBy: member.id, usedAt: new Date(now) })
      .where(and(eq(redeemCodeTable.id, row.id), isNull(redeemCodeTable.usedBy)))
      .returning();
    if (own.length === 0) throw new RefusedError(membershipRefusals.codeUsed);
    return row.target === 'product' ? giveCourse(context, row) : giveMembership(context, row);
  },
});
