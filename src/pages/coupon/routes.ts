import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const couponRoutes: RouteTable = {
  '/yhj': { load: () => import('./center-page.tsx'), title: '领券中心', access: 'member' },
  '/coupon': { load: () => import('./own-page.tsx'), title: '我的优惠券', access: 'member' },
  '/couponDetail': {
    load: () => import('./detail-page.tsx'),
    title: '优惠券详情',
    access: 'member',
  },
  '/couponDetailPay': {
    load: () => import('./sale-page.tsx'),
    title: '购买优惠券',
    access: 'member',
  },
};
