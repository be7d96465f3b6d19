import { and, eq, gt, gte, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Course } from '#schemas/course/fields.ts';
import { orderKindOf } from '#schemas/course/product-type.ts';
import { category } from '../../db/tables/category.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { product } from '../../db/tables/course.ts';
import { fenFor, fenIn } from '../../libraries/catalogue/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { grantedIds } from '../course/index.ts';
import { claimableBy } from './claimable.ts';
import { readyFor } from './own-coupons.ts';
import { type CouponSubject, claimableUntil, cutOf, isWaiting, spanOfCopy } from './terms.ts';

type Shopper = Pick<Context, 'db' | 'member' | 'now'>;
type Buyer = Pick<Context<Member>, 'db' | 'member' | 'now'>;
type CouponPrices = Pick<Course, 'priceAfterCoupon' | 'priceAfterClaim'>;

/**
 * Courses that are for sale to this member, each with every coupon that they have or could claim; its scope is left to
 * `cutOf`, but for those of other courses.
 */
const pairsOf = (buyer: Buyer, ids: readonly string[]) => {
  const { db, member, now } = buyer;
  const ready = readyFor(db, member.id, now);
  return db
    .select({
      id: product.id,
      type: product.type,
      priceFen: product.priceFen,
      memberPriceFen: product.memberPriceFen,
      memberFree: product.memberFree,
      categoryId: product.categoryId,
      parentId: category.parentId,
      coupon,
      own: sql<boolean>`${ready}`,
    })
    .from(product)
    .innerJoin(coupon, or(ready, claimableBy(db, member.id, now)))
    .leftJoin(category, eq(category.id, product.categoryId))
    .where(
      and(
        inArray(product.id, ids.map(keyOrZero)),
        gt(fenIn(buyer), 0),
        notInArray(product.id, grantedIds(db, member.id, 'product', now)),
        gte(product.priceFen, coupon.thresholdFen),
        or(ne(coupon.scope, 'product'), sql`${product.id} = any(${coupon.scopeIds})`),
      ),
    );
};

type Pair = Awaited<ReturnType<typeof pairsOf>>[number];

const subjectOf = ({ id, type, categoryId, parentId, priceFen }: Pair): CouponSubject => ({
  kind: orderKindOf(type),
  productId: id,
  categories: [categoryId, parentId].filter((each) => each !== null),
  totalFen: priceFen,
});

/** A claimed copy has to hold at once. */
const holds = ({ coupon: row, own }: Pair, now: number): boolean =>
  own || (claimableUntil(row) > now && !isWaiting(spanOfCopy(row, now), now));

/** The largest cut of each course, in fen. */
const largestCuts = (pairs: readonly Pair[]): Map<number, number> => {
  const cuts = new Map<number, number>();
  for (const pair of pairs) {
    const cut = cutOf(pair.coupon, subjectOf(pair));
    if (cut > (cuts.get(pair.id) ?? 0)) cuts.set(pair.id, cut);
  }
  return cuts;
};

const pricesFor = async (buyer: Buyer, ids: readonly string[]) => {
  const pairs = (await pairsOf(buyer, ids)).filter((pair) => holds(pair, buyer.now));
  const [own, free] = [true, false].map((mine) =>
    largestCuts(pairs.filter((pair) => pair.own === mine)),
  );
  const pricesOf = (pair: Pair): CouponPrices => {
    const after = (cut: number) => yuan(Math.max(fenFor(buyer, pair) - cut, 0));
    const [cut, claimed] = [own?.get(pair.id), free?.get(pair.id)];
    if (cut) return { priceAfterCoupon: after(cut) };
    return claimed ? { priceAfterClaim: after(claimed) } : {};
  };
  return new Map(pairs.map((pair) => [String(pair.id), pricesOf(pair)]));
};

/**
 * Adds to courses what they cost this member with their best coupon, or else with the best that they could
 * claim: what the order says then, before points. A visitor's stay as they are, since members see pages that
 * were drawn for visitors.
 */
export const couponPricing = async (shopper: Shopper, courses: readonly { id: string }[]) => {
  const { member } = shopper;
  const ids = courses.map(({ id }) => id);
  const prices =
    member && ids.length > 0 ? await pricesFor({ ...shopper, member }, ids) : undefined;
  return <T extends { id: string }>(course: T): T & CouponPrices => ({
    ...course,
    ...prices?.get(course.id),
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
