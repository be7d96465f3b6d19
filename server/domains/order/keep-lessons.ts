import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { memberCoupon } from '../../db/tables/coupon.ts';
import { retainedLesson } from '../../db/tables/refund.ts';
import type { ReturnedPart } from './kinds/purchasable.ts';
import type { Order } from './rows/orders.ts';

/** The order's coupon stays used for the lessons that are kept. */
export const keepLessons = async (
  tx: Database,
  { memberId, memberCouponId, closedAt }: Pick<Order, 'memberId' | 'memberCouponId' | 'closedAt'>,
  refundId: number,
  { retained }: ReturnedPart,
): Promise<void> => {
  await tx
    .insert(retainedLesson)
    .values(retained.map((lessonId) => ({ refundId, memberId, lessonId })));
  if (memberCouponId === null) return;
  await tx
    .update(memberCoupon)
    .set({ spentAt: closedAt })
    .where(eq(memberCoupon.id, memberCouponId));
};
