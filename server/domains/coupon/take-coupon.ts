import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { couponRefusals } from '#schemas/coupon/refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { orderTable } from '../../db/tables/order.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { DAY } from '../../platform/time/durations.ts';
import { type CouponRecord, claimableUntil, type MemberCoupon, spanOfCopy } from './terms.ts';

export const COUPON_NOTICE = 'coupon-notice';

/** Refuses `noSuchCoupon`, also for an unpublished coupon. */
export const couponOf = async (db: Database, key: number | null): Promise<CouponRecord> => {
  const [row] =
    key === null
      ? []
      : await db
          .select()
          .from(coupon)
          .where(and(eq(coupon.id, key), eq(coupon.published, true)));
  if (!row) throw new RefusedError(couponRefusals.noSuchCoupon);
  return row;
};

export const unpaidFor = (memberId: number, couponIds: readonly number[]) =>
  and(
    eq(orderTable.memberId, memberId),
    eq(orderTable.kind, 'coupon'),
    inArray(orderTable.targetId, [...couponIds]),
    eq(orderTable.state, 'unpaid'),
  );

const countTaken = async (db: Database, memberId: number, couponId: number): Promise<number> => {
  const own = and(eq(memberCoupon.memberId, memberId), eq(memberCoupon.couponId, couponId));
  const [taken] = await db
    .select({
      copies: db.$count(memberCoupon, own),
      orders: db.$count(orderTable, unpaidFor(memberId, [couponId])),
    })
    .from(oneRow);
  return (taken?.copies ?? 0) + (taken?.orders ?? 0);
};

/**
 * Refuses `couponEarly` before and `couponOver` after the time of claiming, `couponSoldOut` where no copies
 * are left.
 */
export const assertCopiesLeft = (row: CouponRecord, now: number): void => {
  if (claimableUntil(row) <= now) throw new RefusedError(couponRefusals.couponOver);
  if (row.claimStart && row.claimStart.getTime() > now)
    throw new RefusedError(couponRefusals.couponEarly);
  if (row.total !== null && row.taken >= row.total)
    throw new RefusedError(couponRefusals.couponSoldOut);
};

/**
 * Takes a copy under the lock of the coupon's row. Refuses `couponEarly`, `couponOver`, `couponSoldOut`,
 * `couponLimit`.
 */
export const takeCopy = async (
  tx: Database,
  row: CouponRecord,
  memberId: number,
  now: number,
): Promise<void> => {
  assertCopiesLeft(row, now);
  const left = or(isNull(coupon.total), lt(coupon.taken, coupon.total));
  const taken = await tx
    .update(coupon)
    .set({ taken: sql`${coupon.taken} + 1` })
    .where(and(eq(coupon.id, row.id), left))
    .returning({ id: coupon.id });
  if (taken.length === 0) throw new RefusedError(couponRefusals.couponSoldOut);
  if ((await countTaken(tx, memberId, row.id)) >= row.perMember)
    throw new RefusedError(couponRefusals.couponLimit, row.perMember);
};

export const giveBackCopy = async (tx: Database, couponId: number): Promise<void> => {
  await tx
    .update(coupon)
    .set({ taken: sql`${coupon.taken} - 1` })
    .where(eq(coupon.id, couponId));
};

/** Gives the member a copy that is already taken; a job notifies them a day before its end. */
export const handOver = async (
  tx: Database,
  row: CouponRecord,
  { memberId, boughtBy = null }: { memberId: number; boughtBy?: number | null },
  now: number,
): Promise<MemberCoupon> => {
  const span = spanOfCopy(row, now);
  const [copy] = await tx
    .insert(memberCoupon)
    .values({ memberId, couponId: row.id, receivedAt: new Date(now), ...span, boughtBy })
    .returning();
  if (!copy) throw new Error('a copy was not written');
  const dueAt = span.endAt.getTime() - DAY;
  if (dueAt > now) await addJob(tx, { kind: COUPON_NOTICE, subject: String(copy.id), dueAt });
  return copy;
};

/**
 * A won copy ignores the time of claiming and the limit of each member. undefined where no copy is left or
 * the coupon is over.
 */
export const awardCopy = async (
  tx: Database,
  couponId: number,
  memberId: number,
  now: number,
): Promise<MemberCoupon | undefined> => {
  const left = or(isNull(coupon.total), lt(coupon.taken, coupon.total));
  const [row] = await tx
    .update(coupon)
    .set({ taken: sql`${coupon.taken} + 1` })
    .where(and(eq(coupon.id, couponId), gt(coupon.endAt, new Date(now)), left))
    .returning();
  return row && handOver(tx, row, { memberId }, now);
};
