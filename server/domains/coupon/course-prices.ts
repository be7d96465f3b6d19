import { and, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Course } from '#schemas/course/fields.ts';
import { orderKindOf } from '#schemas/course/product-type.ts';
import { category } from '../../db/tables/category.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { product } from '../../db/tables/course.ts';
import { fenFor, fenIn } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { grantedIds } from '../course/index.ts';
import { claimableBy } from './claimable.ts';
import { readyFor } from './own-coupons.ts';
import {
  type CouponRecord,
  type CouponSubject,
  claimableUntil,
  cutOf,
  isWaiting,
  spanOfCopy,
} from './terms.ts';

type Shopper = Pick<Context, 'db' | 'member' | 'now'>;
type CouponPrices = Pick<Course, 'priceAfterCoupon' | 'priceAfterClaim'>;

const idOf = ({ member }: Shopper): number => member?.id ?? 0;

/** Those that the member has, and those that they could claim and use at once. */
const couponsOf = async (shopper: Shopper) => {
  const { db, now } = shopper;
  const ready = readyFor(db, idOf(shopper), now);
  const rows = await db
    .select({ coupon, own: sql<boolean>`${ready}` })
    .from(coupon)
    .where(or(ready, claimableBy(db, idOf(shopper), now)));
  const pick = (wanted: boolean) => rows.flatMap((row) => (row.own === wanted ? row.coupon : []));
  const free = pick(false).filter((row) => claimableUntil(row) > now);
  return { own: pick(true), free: free.filter((row) => !isWaiting(spanOfCopy(row, now), now)) };
};

/** Without what is free for this member or their own. */
const soldTo = (shopper: Shopper, ids: readonly string[]) =>
  shopper.db
    .select({
      id: product.id,
      type: product.type,
      priceFen: product.priceFen,
      memberPriceFen: product.memberPriceFen,
      memberFree: product.memberFree,
      categoryId: product.categoryId,
      parentId: category.parentId,
    })
    .from(product)
    .leftJoin(category, eq(category.id, product.categoryId))
    .where(
      and(
        inArray(product.id, ids.map(keyOrZero)),
        gt(fenIn(shopper), 0),
        notInArray(product.id, grantedIds(shopper.db, idOf(shopper), 'product', shopper.now)),
      ),
    );

type Sold = Awaited<ReturnType<typeof soldTo>>[number];

const subjectOf = ({ id, type, categoryId, parentId, priceFen }: Sold): CouponSubject => ({
  kind: orderKindOf(type),
  productId: id,
  categories: [categoryId, parentId].filter((each) => each !== null),
  totalFen: priceFen,
});

const best = (coupons: readonly CouponRecord[], subject: CouponSubject): number =>
  Math.max(0, ...coupons.map((each) => cutOf(each, subject)));

/**
 * Adds to courses what they cost this member with their best coupon, or else with the best that they could
 * claim: what the order says then, before points.
 */
export const couponPricing = async (shopper: Shopper, courses: readonly { id: string }[]) => {
  const prices = new Map<string, CouponPrices>();
  const { own, free } = await couponsOf(shopper);
  const ids = own.length + free.length > 0 ? courses.map(({ id }) => id) : [];
  for (const sold of ids.length > 0 ? await soldTo(shopper, ids) : []) {
    const subject = subjectOf(sold);
    const after = (fen: number) => yuan(Math.max(fenFor(shopper, sold) - fen, 0));
    const [cut, claimed] = [best(own, subject), best(free, subject)];
    if (cut > 0) prices.set(String(sold.id), { priceAfterCoupon: after(cut) });
    else if (claimed > 0) prices.set(String(sold.id), { priceAfterClaim: after(claimed) });
  }
  return <T extends { id: string }>(course: T): T & CouponPrices => ({
    ...course,
    ...prices.get(course.id),
  });
};

type ListOf<C, Q, P> = (context: C, query: Q) => Promise<P>;

/** A list of courses with their prices by coupon. */
export const withCouponPrices =
  <C extends Shopper, Q, T extends { id: string }, P extends { items: T[] }>(
    list: ListOf<C, Q, P & { items: T[] }>,
  ): ListOf<C, Q, P> =>
  async (context, query) => {
    const page = await list(context, query);
    return { ...page, items: page.items.map(await couponPricing(context, page.items)) };
  };
