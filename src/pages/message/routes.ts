import * as addresses from '../../entities/message/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const messageRoutes: RoutesOf<typeof addresses> = {
  [addresses.messageGroupsAddress.pattern]: {
    load: () => import('./groups-page.tsx'),
    title: '消息',
    access: 'member',
    tab: 'messages',
  },
  [addresses.messageListAddress.pattern]: {
    load: () => import('./list/group-page.tsx'),
    title: '消息列表',
    access: 'member',
  },
  [addresses.allMessagesAddress.pattern]: {
    load: () => import('./list/notices-page.tsx'),
    title: '全部消息',
    access: 'member',
  },
  [addresses.messageAddress.pattern]: {
    load: () => import('./detail-page.tsx'),
    title: '消息详情',
    access: 'member',
  },
};
