import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CouponOffer, CouponRow } from '#schemas/coupon/endpoints.ts';
import { selectTablePage } from '../../../db/select-page.ts';
import { coupon, memberCoupon } from '../../../db/tables/coupon.ts';
import { orderTable } from '../../../db/tables/order.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { knownCoupon } from '../known-coupon.ts';
import { couponStateOf, type Held, ownCoupons, toOwnCoupon } from '../own-coupons.ts';
import { unpaidFor } from '../take-coupon.ts';
import { type CouponRecord, claimableUntil } from '../terms.ts';
import { rulesOf, scopeTexts, validityText } from '../words.ts';

type MemberCopies = { held: Held[]; received: number; ready: number; orderId: number | null };

export const copiesBy = async (
  { db, member, now }: Context<Member>,
  coupons: readonly CouponRecord[],
): Promise<(coupon: CouponRecord) => MemberCopies> => {
  const ids = coupons.map(({ id }) => id);
  const all = await ownCoupons(db, member.id, { now, filter: inArray(memberCoupon.couponId, ids) });
  const orders = await db
    .select({ id: orderTable.id, coupon: orderTable.targetId })
    .from(orderTable)
    .where(unpaidFor(member.id, ids));
  return ({ id }) => {
    const held = all.filter((each) => each.coupon.id === id);
    const order = orders.find((each) => each.coupon === id);
    return {
      held,
      received: held.length + (order ? 1 : 0),
      ready: held.filter((each) => couponStateOf(each, now) === 'unused').length,
      orderId: order?.id ?? null,
    };
  };
};

export const offerOf = (
  row: CouponRecord,
  { received, orderId }: MemberCopies,
  now: number,
): CouponOffer => {
  const { claimStart, total, taken, perMember, salePriceFen, published } = row;
  if (orderId !== null) return 'pay';
  if (received >= perMember) return 'received';
  if (!published || claimableUntil(row) <= now) return 'over';
  if (claimStart && claimStart.getTime() > now) return 'before';
  if (total !== null && taken >= total) return 'soldout';
  return salePriceFen > 0 ? 'buy' : 'claim';
};

const toRow = (row: CouponRecord, copies: MemberCopies, scope: string, now: number): CouponRow => ({
  id: String(row.id),
  title: row.title,
  amount: yuan(row.amountFen),
  threshold: yuan(row.thresholdFen),
  scope: row.scope,
  scopeText: scope,
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
});

const describeCoupons = async (
  context: Context<Member>,
  rows: readonly CouponRecord[],
): Promise<CouponRow[]> => {
  if (rows.length === 0) return [];
  const copiesOf = await copiesBy(context, rows);
  const scopeOf = await scopeTexts(context.db, rows);
  return rows.map((row) => toRow(row, copiesOf(row), scopeOf(row), context.now));
};

/** `claimableUntil` as SQL. */
const until = sql`case when ${coupon.validity} = 'abs' then least(${coupon.claimEnd}, ${coupon.endAt})
  else coalesce(${coupon.claimEnd}, ${coupon.endAt}) end`;

const openFirst = (now: Date) =>
  desc(sql`(${coupon.claimStart} is null or ${coupon.claimStart} <= ${now.toISOString()})
    and (${coupon.total} is null or ${coupon.taken} < ${coupon.total})`);

export const listCenter = async (context: Context<Member>, { page }: { page: number }) => {
  const { db, now } = context;
  const at = new Date(now);
  const shown = and(eq(coupon.published, true), sql`${until} > ${at.toISOString()}`);
  const orderBy = [openFirst(at), asc(coupon.id)];
  const { rows, pageCount } = await selectTablePage(db, coupon, {
    ...{ where: shown, orderBy, page },
  });
  return { items: await describeCoupons(context, rows), pageCount };
};

export const readCoupon = async (context: Context<Member>, { id }: { id: string }) => {
  const { db, now } = context;
  const row = await knownCoupon(context, id);
  const copies = (await copiesBy(context, [row]))(row);
  const scope = (await scopeTexts(db, [row]))(row);
  return {
    ...toRow(row, copies, scope, now),
    rules: rulesOf(row),
    own: copies.held.map((each) => toOwnCoupon(each, scope, now)),
  };
};
