import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { couponAddress } from '#schemas/coupon/addresses.ts';
import type { CouponTab, OwnCoupon, OwnCouponState } from '#schemas/coupon/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { orderTable } from '../../db/tables/order.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { type CouponRecord, endOf, isWaiting, type MemberCoupon } from './terms.ts';
import { scopeTexts } from './words.ts';

/** A cancelled or refunded order releases its copy. */
const holder = and(
  eq(orderTable.memberCouponId, memberCoupon.id),
  // narrows the join: both rows are one member's, and few orders have a coupon
  eq(orderTable.memberId, memberCoupon.memberId),
  isNotNull(orderTable.memberCouponId),
  inArray(orderTable.state, ['unpaid', 'grouping', 'done']),
);

const ends = sql`coalesce(${memberCoupon.endAt}, ${coupon.endAt})`;

const rank = (now: Date) => sql`case
  when ${orderTable.state} in ('grouping', 'done') or ${memberCoupon.spentAt} is not null then 3
  when ${orderTable.id} is null and ${ends} <= ${now.toISOString()} then 4
  when ${orderTable.state} = 'unpaid' then 2
  when ${memberCoupon.startAt} > ${now.toISOString()} then 1
  else 0 end`;
/** No order holds or has used the copy. */
const lies = sql`${orderTable.id} is null and ${memberCoupon.spentAt} is null`;

const tabs: Record<CouponTab, (now: Date) => SQL | undefined> = {
  unused: (now) =>
    sql`(${orderTable.state} = 'unpaid' or (${lies} and ${ends} > ${now.toISOString()}))`,
  used: () =>
    sql`(${orderTable.state} in ('grouping', 'done') or ${memberCoupon.spentAt} is not null)`,
  expired: (now) => sql`${lies} and ${ends} <= ${now.toISOString()}`,
};

/** As a condition on a coupon: the member has a copy that can be used now. */
export const readyFor = (db: Database, memberId: number, now: number): SQL => {
  const at = new Date(now);
  const ready = db
    .select({ id: memberCoupon.id })
    .from(memberCoupon)
    .leftJoin(orderTable, holder)
    .where(
      and(
        eq(memberCoupon.memberId, memberId),
        eq(memberCoupon.couponId, coupon.id),
        lies,
        or(isNull(memberCoupon.startAt), lte(memberCoupon.startAt, at)),
        sql`${ends} > ${at.toISOString()}`,
      ),
    );
  return exists(ready);
};

export type Held = {
  copy: MemberCoupon;
  coupon: CouponRecord;
  orderId: number | null;
  orderState: string | null;
  copies?: number;
};

const heldFields = {
  copy: memberCoupon,
  coupon,
  orderId: orderTable.id,
  orderState: orderTable.state,
};

const selectHeld = (db: Database) =>
  db
    .select(heldFields)
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder);

type Query = { tab?: CouponTab; now: number; filter?: SQL };

const heldBy = (memberId: number, { tab, now, filter }: Query) => ({
  where: and(eq(memberCoupon.memberId, memberId), tab && tabs[tab](new Date(now)), filter),
  orderBy: [rank(new Date(now)), desc(memberCoupon.receivedAt), desc(memberCoupon.id)],
});

/** `filter` narrows them to one coupon or one copy. */
export const ownCoupons = (db: Database, memberId: number, query: Query): Promise<Held[]> => {
  const { where, orderBy } = heldBy(memberId, query);
  return selectHeld(db)
    .where(where)
    .orderBy(...orderBy);
};

/** The newest of the copies that differ in nothing a member sees, and how many there are. */
const alikeOf = (db: Database, memberId: number, query: Query) =>
  db
    .select({
      id: sql<number>`max(${memberCoupon.id})`.mapWith(Number).as('newest'),
      copies: sql<number>`count(*)`.mapWith(Number).as('copies'),
    })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder)
    .where(heldBy(memberId, query).where)
    .groupBy(memberCoupon.couponId, ends, rank(new Date(query.now)), orderTable.id)
    .as('alike');

export const ownCouponPage = (
  db: Database,
  memberId: number,
  { page, ...query }: Query & { page: number },
) => {
  const alike = alikeOf(db, memberId, query);
  const select = db
    .select({ ...heldFields, copies: alike.copies })
    .from(memberCoupon)
    .innerJoin(alike, eq(alike.id, memberCoupon.id))
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder);
  return selectPage(db, select, { ...heldBy(memberId, query), page });
};

export const ownCouponTotals = async (
  db: Database,
  memberId: number,
  now: number,
): Promise<Record<CouponTab, number>> => {
  const at = new Date(now);
  const total = (tab: CouponTab) => sql`count(*) filter (where ${tabs[tab](at)})`.mapWith(Number);
  const [row] = await db
    .select({ unused: total('unused'), used: total('used'), expired: total('expired') })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder)
    .where(eq(memberCoupon.memberId, memberId));
  return row ?? { unused: 0, used: 0, expired: 0 };
};

/** When the first copies that no order holds end, and how many have the same last day in China. */
export const nextCouponEnd = async (
  db: Database,
  memberId: number,
  now: number,
): Promise<{ nextEnd: number | null; ending: number }> => {
  const day = sql`((${ends} - interval '1 millisecond') at time zone 'Asia/Shanghai')::date`;
  const [first] = await db
    .select({ at: sql`min(${ends})`.mapWith(coupon.endAt), ending: count() })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .leftJoin(orderTable, holder)
    .where(
      and(eq(memberCoupon.memberId, memberId), lies, sql`${ends} > ${new Date(now).toISOString()}`),
    )
    .groupBy(day)
    .orderBy(day)
    .limit(1);
  return { nextEnd: first?.at.getTime() ?? null, ending: first?.ending ?? 0 };
};

export const countOwnCoupons = async (
  db: Database,
  memberId: number,
  tab: CouponTab,
  now: number,
): Promise<number> => (await ownCouponTotals(db, memberId, now))[tab];

export const couponStateOf = (
  { coupon, copy, orderId, orderState }: Held,
  now: number,
): OwnCouponState => {
  if (copy.spentAt) return 'used';
  if (orderId !== null) return orderState === 'unpaid' ? 'locked' : 'used';
  if (endOf(coupon, copy).getTime() <= now) return 'expired';
  return isWaiting(copy, now) ? 'waiting' : 'unused';
};

/** `scope`: what the coupon applies to, in Chinese. */
export const toOwnCoupon = (held: Held, scope: string, now: number): OwnCoupon => ({
  id: String(held.copy.id),
  couponId: String(held.coupon.id),
  title: held.coupon.title,
  amount: yuan(held.coupon.amountFen),
  threshold: yuan(held.coupon.thresholdFen),
  scopeText: scope,
  state: couponStateOf(held, now),
  startAt: (held.copy.startAt ?? held.copy.receivedAt).getTime(),
  until: endOf(held.coupon, held.copy).getTime(),
  orderId: held.orderId === null ? '' : String(held.orderId),
  link: couponAddress({ id: held.coupon.id }),
  copies: held.copies ?? 0,
});

export const toOwnCoupons = async (
  db: Database,
  held: readonly Held[],
  now: number,
): Promise<OwnCoupon[]> => {
  const scopeOf = await scopeTexts(
    db,
    held.map((each) => each.coupon),
  );
  return held.map((each) => toOwnCoupon(each, scopeOf(each.coupon), now));
};
