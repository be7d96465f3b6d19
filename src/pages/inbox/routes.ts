import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of the member's messages, by address pattern. */
export const inboxRoutes: RouteTable = {
  '/messages': {
    load: () => import('./groups-page.tsx'),
    title: '消息',
    access: 'member',
    tab: 'messages',
  },
  '/message': { load: () => import('./group-page.tsx'), title: '消息列表', access: 'member' },
  '/msg': { load: () => import('./notices-page.tsx'), title: '全部消息', access: 'member' },
  '/msgDetail': { load: () => import('./detail-page.tsx'), title: '消息详情', access: 'member' },
};
