import type { RouteTable } from '../../platform/page-route.ts';

/** The live hall, a broadcast's own page, and its room (specification section 2). */
export const liveRoutes: RouteTable = {
  '/house': { load: () => import('./hall-page.tsx'), title: '直播大厅', access: 'member' },
  '/zhibodet': { load: () => import('./detail-page.tsx'), title: '直播详情', access: 'member' },
  '/zhiboing/:id': { load: () => import('./room-page.tsx'), title: '直播间', access: 'member' },
};
