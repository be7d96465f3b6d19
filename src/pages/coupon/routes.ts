import * as addresses from '../../entities/coupon/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const couponRoutes: RoutesOf<typeof addresses> = {
  [addresses.couponCenterAddress.pattern]: {
    load: () => import('./center-page.tsx'),
    title: '领券中心',
    access: 'member',
  },
  [addresses.ownCouponsAddress.pattern]: {
    load: () => import('./own-page.tsx'),
    title: '我的优惠券',
    access: 'member',
  },
  [addresses.couponAddress.pattern]: {
    load: () => import('./detail-page.tsx'),
    title: '优惠券详情',
    access: 'member',
  },
  [addresses.couponSaleAddress.pattern]: {
    load: () => import('./sale-page.tsx'),
    title: '购买优惠券',
    access: 'member',
  },
};
