import { couponCenterAddress } from '../../../entities/coupon/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(couponCenterAddress, {
  title: '领券中心',
  access: 'member',
  view: () => import('./view.tsx'),
});
