import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const profileRoutes: RouteTable = {
  '/loginform': { load: () => import('./profile-page.tsx'), title: '完善资料', access: 'member' },
};
