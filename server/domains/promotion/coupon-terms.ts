import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category, product } from '../../db/tables/catalogue.ts';
import type { coupon, memberCoupon } from '../../db/tables/events.ts';
import { chinaText } from '../../platform/china-time.ts';
import { yuan } from '../../platform/yuan.ts';

export type Coupon = typeof coupon.$inferSelect;
export type MemberCoupon = typeof memberCoupon.$inferSelect;

const DAY = 86_400_000;

/** What a coupon can be tried on; `places` are its category and those above. */
export type CouponSubject = {
  productId: number | null;
  places: readonly number[];
  totalFen: number;
};

/** When a copy ends that is received now. */
export const endOfCopy = ({ validity, days, endAt }: Coupon, now: number): Date =>
  validity === 'days' ? new Date(now + days * DAY) : endAt;

/** When this copy ends. */
export const endOf = (coupon: Coupon, copy: MemberCoupon): Date => copy.endAt ?? coupon.endAt;

const inScope = ({ scope, scopeIds }: Coupon, { productId, places }: CouponSubject): boolean => {
  if (scope === 'all') return true;
  if (scope === 'product') return productId !== null && scopeIds.includes(productId);
  return places.some((place) => scopeIds.includes(place));
};

/** Why a copy does not fit, '' where it does; `endAt` is the copy's. */
export const whyUnfit = (
  coupon: Coupon,
  endAt: Date,
  subject: CouponSubject,
  now: number,
): string => {
  if (endAt.getTime() <= now) return '已过期';
  if (!inScope(coupon, subject)) return '不适用于该内容';
  const short = coupon.thresholdFen - subject.totalFen;
  return short > 0 ? `还差 ${yuan(short)} 元可用` : '';
};

/** What a coupon takes off; never more than what it is used on. */
export const couponCut = ({ amountFen }: Coupon, totalFen: number): number =>
  Math.min(amountFen, totalFen);

const namesOf = async (db: Database, { scope, scopeIds }: Coupon): Promise<string[]> => {
  if (scope === 'all' || scopeIds.length === 0) return [];
  const rows =
    scope === 'category'
      ? await db
          .select({ name: category.name })
          .from(category)
          .where(inArray(category.id, scopeIds))
      : await db.select({ name: product.title }).from(product).where(inArray(product.id, scopeIds));
  return rows.map(({ name }) => name);
};

/** What a coupon is for, in words. */
export const scopeText = async (db: Database, coupon: Coupon): Promise<string> => {
  if (coupon.scope === 'all') return '全部课程、专栏和直播可用';
  const names = await namesOf(db, coupon);
  const [first = '指定内容'] = names;
  const more = names.length > 1 ? `等 ${names.length} 项` : '';
  return coupon.scope === 'category' ? `仅限“${first}”分类${more}` : `仅限《${first}》${more}`;
};

/** How long a copy lasts, in words. */
export const validityText = ({ validity, days, endAt }: Coupon): string =>
  validity === 'days' ? `领取后 ${days} 天内有效` : `有效期至 ${chinaText(endAt.getTime())}`;

/** Where something is that a coupon can be used for. */
export const placeToUse = ({ scope, scopeIds }: Coupon): string => {
  const [first] = scopeIds;
  if (first === undefined || scope === 'all') return '/more';
  return scope === 'category' ? `/categoryList?id=${first}` : `/courseDetail/${first}`;
};
