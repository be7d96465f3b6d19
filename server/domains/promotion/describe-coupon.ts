import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CouponOffer, CouponRow } from '../../../schemas/api/promotion.ts';
import type { Database } from '../../db/database.ts';
import { category, product } from '../../db/tables/catalogue.ts';
import { coupon, memberCoupon } from '../../db/tables/events.ts';
import type { Context } from '../../platform/context.ts';
import { keyOf } from '../../platform/keys.ts';
import { pagesOf, rowsOf } from '../../platform/paging.ts';
import type { Member } from '../../platform/session.ts';
import { yuan } from '../../platform/yuan.ts';
import { type Coupon, scopeText, validityText } from './coupon-terms.ts';
import { ownCoupons, toOwnCoupons } from './own-coupons.ts';
import { countTaken, couponOf } from './take-coupon.ts';

const offerOf = (row: Coupon, received: number, now: number): CouponOffer => {
  const { claimStart, claimEnd, endAt, total, taken, perMember, salePriceFen } = row;
  if (received >= perMember) return 'received';
  if (claimStart && claimStart.getTime() > now) return 'before';
  if ((claimEnd ?? endAt).getTime() <= now) return 'over';
  if (total !== null && taken >= total) return 'soldout';
  return salePriceFen > 0 ? 'buy' : 'claim';
};

/** A coupon as the center shows it to a member. */
export const describeCoupon = async (
  { db, member, now }: Context<Member>,
  row: Coupon,
): Promise<CouponRow> => {
  const received = await countTaken(db, member.id, row.id);
  return {
    id: String(row.id),
    title: row.title,
    amount: yuan(row.amountFen),
    threshold: yuan(row.thresholdFen),
    scope: row.scope,
    scopeText: await scopeText(db, row),
    validity: validityText(row),
    salePrice: yuan(row.salePriceFen),
    total: row.total ?? 0,
    left: row.total === null ? 0 : Math.max(row.total - row.taken, 0),
    perMember: row.perMember,
    received,
    offer: offerOf(row, received, now),
    claimStart: row.claimStart?.getTime() ?? null,
    claimEnd: (row.claimEnd ?? row.endAt).getTime(),
    now,
  };
};

const claimable = (now: number) => {
  const at = new Date(now).toISOString();
  return sql`(coalesce(${coupon.claimEnd}, ${coupon.endAt}) > ${at})
    and (${coupon.claimStart} is null or ${coupon.claimStart} <= ${at})
    and (${coupon.total} is null or ${coupon.taken} < ${coupon.total})`;
};

/** Every coupon on the shelf, what can be had now first. */
export const listCenter = async (context: Context<Member>, { page }: { page: number }) => {
  const { db, now } = context;
  const { limit, offset } = rowsOf(page);
  const shown = eq(coupon.published, true);
  const rows = await db
    .select()
    .from(coupon)
    .where(shown)
    .orderBy(desc(claimable(now)), coupon.id)
    .limit(limit)
    .offset(offset);
  const items: CouponRow[] = [];
  for (const row of rows) items.push(await describeCoupon(context, row));
  return { items, pageCount: pagesOf(await db.$count(coupon, shown)) };
};

const USABLE = 6;

/** Some of what a coupon can be used for. */
const usableFor = async (db: Database, { scope, scopeIds, thresholdFen }: Coupon) => {
  const children = db
    .select({ id: category.id })
    .from(category)
    .where(inArray(category.parentId, scopeIds));
  const inCategory = sql`(${inArray(product.categoryId, scopeIds)} or ${inArray(product.categoryId, children)})`;
  const filters = { all: undefined, product: inArray(product.id, scopeIds), category: inCategory };
  const dear = sql`${product.priceFen} >= ${Math.max(thresholdFen, 1)}`;
  const rows = await db
    .select({
      id: product.id,
      title: product.title,
      priceFen: product.priceFen,
      type: product.type,
    })
    .from(product)
    .where(and(eq(product.published, true), dear, filters[scope]))
    .orderBy(desc(product.learners), product.id)
    .limit(USABLE);
  return rows.map(({ id, title, priceFen, type }) => ({
    id: String(id),
    title,
    price: yuan(priceFen),
    link: `/${type === 3 || type === 5 ? 'specialDetail' : 'courseDetail'}/${id}`,
  }));
};

const rulesOf = (row: Coupon): string[] => [
  row.thresholdFen > 0 ? `适用内容满 ${yuan(row.thresholdFen)} 元可用` : '无最低消费',
  '每笔订单限用一张，不与拼团价、秒杀价同享',
  '优惠金额超过订单金额的部分不退不兑',
  '订单取消或退款后，未过期的优惠券退回账户',
];

/** Refuses `noSuchCoupon`. */
export const readCoupon = async (context: Context<Member>, { id }: { id: string }) => {
  const { db, member, now } = context;
  const row = await couponOf(db, keyOf(id));
  const held = await ownCoupons(db, member.id, { now, filter: eq(memberCoupon.couponId, row.id) });
  return {
    ...(await describeCoupon(context, row)),
    rules: rulesOf(row),
    own: await toOwnCoupons(db, held, now),
    usable: await usableFor(db, row),
  };
};
