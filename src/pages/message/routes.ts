import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const messageRoutes: RouteTable = {
  '/messages': {
    load: () => import('./groups-page.tsx'),
    title: '消息',
    access: 'member',
    tab: 'messages',
  },
  '/message': { load: () => import('./list/group-page.tsx'), title: '消息列表', access: 'member' },
  '/msg': { load: () => import('./list/notices-page.tsx'), title: '全部消息', access: 'member' },
  '/msgDetail': { load: () => import('./detail-page.tsx'), title: '消息详情', access: 'member' },
};
