import type { OrderKind } from '#schemas/order/fields.ts';
import type { coupon, memberCoupon } from '../../db/tables/coupon.ts';
import { momentText } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';
import { yuan } from '../../platform/wire/yuan.ts';

export type CouponRecord = typeof coupon.$inferSelect;
export type MemberCoupon = typeof memberCoupon.$inferSelect;

/** The purchase to apply a coupon to; `categories`: its category and the ancestors of that. */
export type CouponSubject = {
  kind: OrderKind;
  productId: number | null;
  categories: readonly number[];
  totalFen: number;
};

/** `startAt` null: at once. */
export const spanOfCopy = ({ validity, days, startAt, endAt }: CouponRecord, now: number) => {
  const next = startAt !== null && startAt.getTime() > now ? startAt : null;
  const from = next?.getTime() ?? now;
  return { startAt: next, endAt: validity === 'days' ? new Date(from + days * DAY) : endAt };
};

export const endOf = (coupon: CouponRecord, copy: Pick<MemberCoupon, 'endAt'>): Date =>
  copy.endAt ?? coupon.endAt;

export const isWaiting = ({ startAt }: Pick<MemberCoupon, 'startAt'>, now: number): boolean =>
  startAt !== null && startAt.getTime() > now;

/** In ms; never later than the end of its copies. */
export const claimableUntil = ({ validity, claimEnd, endAt }: CouponRecord): number => {
  const until = (claimEnd ?? endAt).getTime();
  return validity === 'abs' ? Math.min(until, endAt.getTime()) : until;
};

const inScope = (
  { scope, scopeIds, scopeKinds }: CouponRecord,
  { kind, productId, categories }: CouponSubject,
): boolean => {
  if (scope === 'all') return true;
  if (scope === 'kind') return scopeKinds.some((each) => each === kind);
  if (scope === 'product') return productId !== null && scopeIds.includes(productId);
  return categories.some((category) => scopeIds.includes(category));
};

/** In Chinese; '' where the copy fits. */
export const couponProblem = (
  coupon: CouponRecord,
  copy: Pick<MemberCoupon, 'startAt' | 'endAt'>,
  subject: CouponSubject,
  now: number,
): string => {
  if (endOf(coupon, copy).getTime() <= now) return '已过期';
  if (!inScope(coupon, subject)) return '不适用于该内容';
  if (isWaiting(copy, now)) return `${momentText(copy.startAt?.getTime() ?? now, now)} 起可用`;
  const short = coupon.thresholdFen - subject.totalFen;
  return short > 0 ? `原价还差 ${yuan(short)} 元可用` : '';
};

/** In fen; at most the total. */
export const couponCut = ({ amountFen }: CouponRecord, totalFen: number): number =>
  Math.min(amountFen, totalFen);

/** In fen, of a copy that holds now; 0 where it does not apply. */
export const cutOf = (coupon: CouponRecord, subject: CouponSubject): number =>
  inScope(coupon, subject) && subject.totalFen >= coupon.thresholdFen
    ? couponCut(coupon, subject.totalFen)
    : 0;
