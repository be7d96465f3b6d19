import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const pointsRoutes: RouteTable = {
  '/myIntegral': { load: () => import('./points-page.tsx'), title: '我的积分', access: 'member' },
  '/integral_detail': {
    load: () => import('./entries-page.tsx'),
    title: '积分明细',
    access: 'member',
  },
  '/sign': { load: () => import('./sign/sign-page.tsx'), title: '每日签到', access: 'member' },
};
