import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const liveRoutes: RouteTable = {
  '/house': { load: () => import('./hall/hall-page.tsx'), title: '直播大厅', access: 'member' },
  '/zhibodet': {
    load: () => import('./detail/detail-page.tsx'),
    title: '直播详情',
    access: 'member',
  },
  '/zhiboing/:id': {
    load: () => import('./room/room-page.tsx'),
    title: '直播间',
    access: 'member',
  },
};
