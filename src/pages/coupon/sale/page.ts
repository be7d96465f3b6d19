import { couponCenterAddress, couponSaleAddress } from '../../../entities/coupon/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(couponSaleAddress, {
  title: '购买优惠券',
  access: 'member',
  back: couponCenterAddress,
  view: () => import('./view.tsx'),
});
