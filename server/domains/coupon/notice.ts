import { eq } from 'drizzle-orm';
import { couponAddress } from '#schemas/coupon/addresses.ts';
import { memberCoupon } from '../../db/tables/coupon.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { chinaText } from '../../platform/time/china-time.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { ownCoupons } from './own-coupons.ts';
import { endOf } from './terms.ts';

export const noticeCouponEnd: JobHandler = async (db, subject, now) => {
  const key = keyOf(subject) ?? 0;
  const [copy] = await db.select().from(memberCoupon).where(eq(memberCoupon.id, key));
  if (!copy) return undefined;
  const filter = eq(memberCoupon.id, key);
  const [held] = await ownCoupons(db, copy.memberId, { tab: 'unused', now, filter });
  if (!held) return undefined;
  const until = chinaText(endOf(held.coupon, held.copy).getTime());
  const title = `优惠券“${held.coupon.title}”即将过期`;
  const link = couponAddress({ id: held.coupon.id });
  const news = { title, body: `有效期至 ${until}，请尽快使用。`, link };
  return (tx) => notifyMember(tx, copy.memberId, news, now);
};
