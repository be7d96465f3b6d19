import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const activityRoutes: RouteTable = {
  '/activity': {
    load: () => import('./list/activities-page.tsx'),
    title: '活动专区',
    access: 'member',
  },
  '/teamDetails/:id': {
    load: () => import('./team/team-page.tsx'),
    title: '拼团',
    access: 'member',
  },
  '/sk_detail/:id': {
    load: () => import('./flash/flash-page.tsx'),
    title: '限时秒杀',
    access: 'member',
  },
  '/myactivity': { load: () => import('./own/own-page.tsx'), title: '我的活动', access: 'member' },
  '/assemble': { load: () => import('./list/teams-page.tsx'), title: '拼团活动', access: 'member' },
  '/assemble_more': {
    load: () => import('./list/all-teams-page.tsx'),
    title: '更多拼团',
    access: 'member',
  },
  '/assembleDetail_up': {
    load: () => import('./team/online-page.tsx'),
    title: '线上拼团',
    access: 'member',
  },
  '/assembleDetail_down': {
    load: () => import('./team/offline-page.tsx'),
    title: '线下拼团',
    access: 'member',
  },
};
