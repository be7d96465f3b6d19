import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const siteRoutes: RouteTable = {
  '/agreement': { load: () => import('./agreement-page.tsx'), title: '用户协议', access: 'member' },
  '/privacy': { load: () => import('./privacy-page.tsx'), title: '隐私政策', access: 'member' },
};
