import { couponList } from '#schemas/coupon/list-endpoints.ts';
import { classicSkeleton } from '#src/ui/skeleton/classic.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const couponListSection = defineClassicSection({
  name: '优惠券',
  sources: [couponList],
  Skeleton: classicSkeleton('tickets'),
  load: () => import('./CouponList.tsx'),
});
