import { and, desc, eq, sql } from 'drizzle-orm';
import type { CouponOffer, CouponRow } from '../../../../schemas/coupon/endpoints.ts';
import { coupon, memberCoupon } from '../../../db/tables/coupon.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { knownCoupon } from '../known-coupon.ts';
import { couponStateOf, ownCoupons, toOwnCoupons } from '../own-coupons.ts';
import { unpaidFor } from '../take-coupon.ts';
import { type CouponRecord, claimableUntil } from '../terms.ts';
import { rulesOf, scopeText, validityText } from '../words.ts';

type MemberCopies = { received: number; ready: number; orderId: number | null };

const copiesOf = ({ db, member, now }: Context<Member>, { id }: CouponRecord) =>
  ownCoupons(db, member.id, { now, filter: eq(memberCoupon.couponId, id) });

/** How many copies of a coupon a member has and can use, and their unpaid order for one. */
const countCopies = async (context: Context<Member>, row: CouponRecord): Promise<MemberCopies> => {
  const { db, member, now } = context;
  const held = await copiesOf(context, row);
  const waits = unpaidFor(member.id, row.id);
  const [order] = await db.select({ id: orderTable.id }).from(orderTable).where(waits);
  return {
    received: held.length + (order ? 1 : 0),
    ready: held.filter((each) => couponStateOf(each, now) === 'unused').length,
    orderId: order?.id ?? null,
  };
};

const offerOf = (
  row: CouponRecord,
  { received, orderId }: MemberCopies,
  now: number,
): CouponOffer => {
  const { claimStart, total, taken, perMember, salePriceFen, published } = row;
  if (orderId !== null) return 'pay';
  if (received >= perMember) return 'received';
  if (claimStart && claimStart.getTime() > now) return 'before';
  if (!published || claimableUntil(row) <= now) return 'over';
  if (total !== null && taken >= total) return 'soldout';
  return salePriceFen > 0 ? 'buy' : 'claim';
};

/** A coupon as the center shows it to a member. */
const describeCoupon = async (context: Context<Member>, row: CouponRecord): Promise<CouponRow> => {
  const { db, now } = context;
  const copies = await countCopies(context, row);
  return {
    id: String(row.id),
    title: row.title,
    amount: yuan(row.amountFen),
    threshold: yuan(row.thresholdFen),
    scope: row.scope,
    scopeText: await scopeText(db, row),
    validity: validityText(row, now),
    salePrice: yuan(row.salePriceFen),
    total: row.total ?? 0,
    left: row.total === null ? 0 : Math.max(row.total - row.taken, 0),
    perMember: row.perMember,
    received: copies.received,
    ready: copies.ready,
    orderId: String(copies.orderId ?? ''),
    offer: offerOf(row, copies, now),
    claimStart: row.claimStart?.getTime() ?? null,
    claimEnd: claimableUntil(row),
    now,
  };
};

/** The rule of `claimableUntil` as SQL. */
const until = sql`case when ${coupon.validity} = 'abs' then least(${coupon.claimEnd}, ${coupon.endAt})
  else coalesce(${coupon.claimEnd}, ${coupon.endAt}) end`;

const openFirst = (now: Date) =>
  desc(sql`(${coupon.claimStart} is null or ${coupon.claimStart} <= ${now.toISOString()})
    and (${coupon.total} is null or ${coupon.taken} < ${coupon.total})`);

/** Every coupon on the shelf that has not ended, what can be had now first. */
export const listCenter = async (context: Context<Member>, { page }: { page: number }) => {
  const { db, now } = context;
  const { limit, offset } = rowsOf(page);
  const at = new Date(now);
  const shown = and(eq(coupon.published, true), sql`${until} > ${at.toISOString()}`);
  const rows = await db
    .select()
    .from(coupon)
    .where(shown)
    .orderBy(openFirst(at), coupon.id)
    .limit(limit)
    .offset(offset);
  const items: CouponRow[] = [];
  for (const row of rows) items.push(await describeCoupon(context, row));
  return { items, pageCount: pagesOf(await db.$count(coupon, shown)) };
};

export const readCoupon = async (context: Context<Member>, { id }: { id: string }) => {
  const { db, now } = context;
  const row = await knownCoupon(context, id);
  const held = await copiesOf(context, row);
  return {
    ...(await describeCoupon(context, row)),
    rules: rulesOf(row),
    own: await toOwnCoupons(db, held, now),
  };
};
