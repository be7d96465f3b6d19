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
  '/coupon': {
    load: () => import('./own-coupons-page.tsx'),
    title: '我的优惠券',
    access: 'member',
  },
  '/couponDetail': {
    load: () => import('./coupon-page.tsx'),
    title: '优惠券详情',
    access: 'member',
  },
  '/couponDetailPay': {
    load: () => import('./coupon-sale-page.tsx'),
    title: '购买优惠券',
    access: 'member',
  },
  '/myactivity': {
    load: () => import('./own-activities-page.tsx'),
    title: '我的活动',
    access: 'member',
  },
  '/assemble': { load: () => import('./teams-page.tsx'), title: '拼团活动', access: 'member' },
  '/assemble_more': {
    load: () => import('./all-teams-page.tsx'),
    title: '更多拼团',
    access: 'member',
  },
  '/assembleDetail_up': {
    load: () => import('./team-online-page.tsx'),
    title: '线上拼团',
    access: 'member',
  },
  '/assembleDetail_down': {
    load: () => import('./team-offline-page.tsx'),
    title: '线下拼团',
    access: 'member',
  },
  '/quanyi': { load: () => import('./benefits-page.tsx'), title: '会员权益', access: 'member' },
};
