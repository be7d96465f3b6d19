import * as addresses from '../../entities/live/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const liveRoutes: RoutesOf<typeof addresses> = {
  [addresses.liveHallAddress.pattern]: {
    load: () => import('./hall/hall-page.tsx'),
    title: '直播大厅',
    access: 'member',
  },
  [addresses.liveAddress.pattern]: {
    load: () => import('./detail/detail-page.tsx'),
    title: '直播详情',
    access: 'member',
  },
  [addresses.liveRoomAddress.pattern]: {
    load: () => import('./room/room-page.tsx'),
    title: '直播间',
    access: 'member',
  },
};
