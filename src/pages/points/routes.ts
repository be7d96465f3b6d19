import * as addresses from '../../entities/points/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const pointsRoutes: RoutesOf<typeof addresses> = {
  [addresses.pointsAddress.pattern]: {
    load: () => import('./points-page.tsx'),
    title: '我的积分',
    access: 'member',
  },
  [addresses.pointsEntriesAddress.pattern]: {
    load: () => import('./entries-page.tsx'),
    title: '积分明细',
    access: 'member',
  },
  [addresses.signAddress.pattern]: {
    load: () => import('./sign/sign-page.tsx'),
    title: '每日签到',
    access: 'member',
  },
};
