import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const membershipRoutes: RouteTable = {
  '/upgradeMember': {
    load: () => import('./plans/plans-page.tsx'),
    title: '学习会员',
    access: 'member',
  },
  '/quanyi': { load: () => import('./benefits-page.tsx'), title: '会员权益', access: 'member' },
};
