import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of activities, coupons and membership, by address pattern. */
export const promotionRoutes: RouteTable = {
  '/activity': { load: () => import('./activities-page.tsx'), title: '活动专区', access: 'member' },
  '/teamDetails/:id': { load: () => import('./team-page.tsx'), title: '拼团', access: 'member' },
  '/sk_detail/:id': { load: () => import('./flash-page.tsx'), title: '限时秒杀', access: 'member' },
  '/yhj': { load: () => import('./coupon-center-page.tsx'), title: '领券中心', access: 'member' },
  '/upgradeMember': {
    load: () => import('./membership-page.tsx'),
    title: '学习会员',
    access: 'member',
  },
};
