import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { couponAddress } from '../../../schemas/coupon/addresses.ts';
import type { CouponTab, OwnCoupon, OwnCouponState } from '../../../schemas/coupon/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { orderTable } from '../../db/tables/order.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { type CouponRecord, endOf, isWaiting, type MemberCoupon } from './terms.ts';
import { scopeText } from './words.ts';

/** The order that holds or has used a copy; a cancelled or refunded one lets go of it. */
const holder = and(
  eq(orderTable.memberCouponId, memberCoupon.id),
  inArray(orderTable.state, ['unpaid', 'grouping', 'done']),
);

const ends = sql`coalesce(${memberCoupon.endAt}, ${coupon.endAt})`;

const tabs: Record<CouponTab, (now: Date) => SQL | undefined> = {
  unused: (now) =>
    sql`(${orderTable.state} = 'unpaid' or (${orderTable.id} is null and ${ends} > ${now.toISOString()}))`,
  used: () => sql`${orderTable.state} in ('grouping', 'done')`,
  expired: (now) => sql`${orderTable.id} is null and ${ends} <= ${now.toISOString()}`,
};

export type Held = {
  copy: MemberCoupon;
  coupon: CouponRecord;
  orderId: number | null;
  orderState: string | null;
  /** The member has put that order away. */
  hiddenAt: Date | null;
};

const heldBy = (db: Database, memberId: number, filter: SQL | undefined) =>
  db
    .select({
      copy: memberCoupon,
      coupon,
      orderId: orderTable.id,
      orderState: orderTable.state,
      hiddenAt: orderTable.hiddenAt,
    })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder)
    .where(and(eq(memberCoupon.memberId, memberId), filter));

/** A member's copies in a tab, the newest first; all copies of a coupon, or one, by `filter`. */
export const ownCoupons = (
  db: Database,
  memberId: number,
  { tab, now, filter }: { tab?: CouponTab; now: number; filter?: SQL },
  page?: { limit: number; offset: number },
): Promise<Held[]> => {
  const query = heldBy(db, memberId, and(tab && tabs[tab](new Date(now)), filter))
    .orderBy(desc(memberCoupon.receivedAt), desc(memberCoupon.id))
    .$dynamic();
  return page ? query.limit(page.limit).offset(page.offset) : query;
};

export const countOwnCoupons = (
  db: Database,
  memberId: number,
  tab: CouponTab,
  now: number,
): Promise<number> => {
  const rows = db
    .select({ id: memberCoupon.id })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder)
    .where(and(eq(memberCoupon.memberId, memberId), tabs[tab](new Date(now))));
  return db.$count(rows.as('own'));
};

export const couponStateOf = (
  { coupon, copy, orderId, orderState }: Held,
  now: number,
): OwnCouponState => {
  if (orderId !== null) return orderState === 'unpaid' ? 'locked' : 'used';
  if (endOf(coupon, copy).getTime() <= now) return 'expired';
  return isWaiting(copy, now) ? 'waiting' : 'unused';
};

/** A copy as its member sees it. */
export const toOwnCoupon = async (db: Database, held: Held, now: number): Promise<OwnCoupon> => ({
  id: String(held.copy.id),
  couponId: String(held.coupon.id),
  title: held.coupon.title,
  amount: yuan(held.coupon.amountFen),
  threshold: yuan(held.coupon.thresholdFen),
  scopeText: await scopeText(db, held.coupon),
  state: couponStateOf(held, now),
  startAt: (held.copy.startAt ?? held.copy.receivedAt).getTime(),
  until: endOf(held.coupon, held.copy).getTime(),
  orderId: held.orderId === null || held.hiddenAt !== null ? '' : String(held.orderId),
  link: couponAddress({ id: held.coupon.id }),
});

export const toOwnCoupons = async (
  db: Database,
  held: readonly Held[],
  now: number,
): Promise<OwnCoupon[]> => {
  const read: OwnCoupon[] = [];
  // one connection answers queries in turn, so `Promise.all` would gain nothing
  for (const each of held) read.push(await toOwnCoupon(db, each, now));
  return read;
};
