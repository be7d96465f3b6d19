import * as addresses from '../../entities/activity/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const activityRoutes: RoutesOf<typeof addresses> = {
  [addresses.activityListAddress.pattern]: {
    load: () => import('./list/activities-page.tsx'),
    title: '活动专区',
    access: 'member',
  },
  [addresses.teamAddress.pattern]: {
    load: () => import('./team/team-page.tsx'),
    title: '拼团',
    access: 'member',
  },
  [addresses.flashAddress.pattern]: {
    load: () => import('./flash/flash-page.tsx'),
    title: '限时秒杀',
    access: 'member',
  },
  [addresses.ownActivitiesAddress.pattern]: {
    load: () => import('./own/own-page.tsx'),
    title: '我的活动',
    access: 'member',
  },
  [addresses.teamListAddress.pattern]: {
    load: () => import('./list/teams-page.tsx'),
    title: '拼团活动',
    access: 'member',
  },
  [addresses.allTeamsAddress.pattern]: {
    load: () => import('./list/all-teams-page.tsx'),
    title: '更多拼团',
    access: 'member',
  },
  [addresses.onlineTeamAddress.pattern]: {
    load: () => import('./team/online-page.tsx'),
    title: '线上拼团',
    access: 'member',
  },
  [addresses.offlineTeamAddress.pattern]: {
    load: () => import('./team/offline-page.tsx'),
    title: '线下拼团',
    access: 'member',
  },
};
