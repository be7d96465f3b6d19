import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import type { Database } from '../../db/database.ts';
import { category } from '../../db/tables/category.ts';
import { product } from '../../db/tables/course.ts';
import { chinaText, dayText, momentText } from '../../platform/time/china-time.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import type { CouponRecord } from './terms.ts';

type Scope = Pick<CouponRecord, 'scope' | 'scopeIds' | 'scopeKinds'>;
type Named = { scope: 'category' | 'product'; id: number; name: string };

const idsOf = (coupons: readonly Scope[], wanted: Named['scope']): number[] =>
  coupons.flatMap(({ scope, scopeIds }) => (scope === wanted ? scopeIds : []));

const namedBy = async (db: Database, coupons: readonly Scope[]): Promise<Named[]> => {
  const [categories, products] = [idsOf(coupons, 'category'), idsOf(coupons, 'product')];
  if (categories.length + products.length === 0) return [];
  return unionAll(
    db
      .select({ scope: sql<Named['scope']>`'category'`, id: category.id, name: category.name })
      .from(category)
      .where(inArray(category.id, categories)),
    db
      .select({ scope: sql<Named['scope']>`'product'`, id: product.id, name: product.title })
      .from(product)
      .where(inArray(product.id, products)),
  ).orderBy(sql`id`);
};

const scopeText = ({ scope, scopeIds, scopeKinds }: Scope, named: readonly Named[]): string => {
  if (scope === 'all') return '课程、专栏、直播通用';
  if (scope === 'kind') return `仅限${scopeKinds.map((kind) => orderKindNames[kind]).join('、')}`;
  const names = named.filter((each) => each.scope === scope && scopeIds.includes(each.id));
  const [first = '指定内容', ...others] = names.map(({ name }) => name);
  const more = others.length > 0 ? `等 ${others.length + 1} 项` : '';
  return scope === 'category' ? `仅限“${first}”分类${more}` : `仅限《${first}》${more}`;
};

export const scopeTexts = async (
  db: Database,
  coupons: readonly Scope[],
): Promise<(coupon: Scope) => string> => {
  const named = await namedBy(db, coupons);
  return (coupon) => scopeText(coupon, named);
};

const isMidnight = (at: number): boolean => chinaText(at).endsWith('00:00');

/** What ends at midnight is named by the day before. */
const lastMoment = (end: Date, now: number): string => {
  const at = end.getTime();
  return isMidnight(at) ? dayText(at - 1, now) : momentText(at, now);
};

export const validityText = (
  { validity, days, startAt, endAt }: CouponRecord,
  now: number,
): string => {
  const at = startAt?.getTime() ?? now;
  const from = at > now ? (isMidnight(at) ? dayText(at, now) : momentText(at, now)) : '';
  if (validity === 'days') return from ? `${from} 起 ${days} 天内有效` : `领取后 ${days} 天内有效`;
  return from
    ? `${from} 起，至 ${lastMoment(endAt, now)} 有效`
    : `有效期至 ${lastMoment(endAt, now)}`;
};

export const rulesOf = (row: CouponRecord): string[] => [
  row.thresholdFen > 0
    ? `适用内容原价满 ${yuan(row.thresholdFen)} 元可用，会员价、积分不影响门槛`
    : '无最低消费',
  '每笔订单限用一张，不与拼团价、秒杀价同享',
  '优惠金额超过订单金额的部分不退不兑',
  '订单取消或退款后，未过期的优惠券退回账户',
];
