import { couponAddress, couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(couponAddress, {
  title: '优惠券详情',
  access: 'member',
  back: couponCenterAddress,
  view: () => import('./view.tsx'),
});
