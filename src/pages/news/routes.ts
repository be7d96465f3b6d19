import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const newsRoutes: RouteTable = {
  '/newsList': { load: () => import('./list-page.tsx'), title: '资讯', access: 'member' },
  '/newsInfo': { load: () => import('./detail-page.tsx'), title: '资讯详情', access: 'member' },
};
