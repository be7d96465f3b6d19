import { couponAddress, couponCenterAddress } from '../../../entities/coupon/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(couponAddress, {
  title: '优惠券详情',
  access: 'member',
  back: couponCenterAddress,
  view: () => import('./view.tsx'),
});
