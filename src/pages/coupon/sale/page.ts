import { couponCenterAddress, couponSaleAddress } from '#schemas/coupon/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(couponSaleAddress, {
  title: '购买优惠券',
  access: 'member',
  back: couponCenterAddress,
  view: () => import('./view.tsx'),
});
