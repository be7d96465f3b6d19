import { myAddress } from '#schemas/member/addresses.ts';
import { pointsAddress, pointsEntriesAddress, signAddress } from '#schemas/points/addresses.ts';
import { pointsEntries, pointsHome, signCalendar } from '#schemas/points/endpoints.ts';
import { first, freePage, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(pointsEntriesAddress, {
    title: '积分明细',
    access: 'member',
    back: myAddress,
    reads: [first(pointsHome), first(pointsEntries, {}, { direction: 'all', page: 1 })],
    view: () => import('./home/view.tsx'),
  }),
  listPage(pointsAddress, {
    title: '我的积分',
    access: 'member',
    back: myAddress,
    reads: [first(pointsHome), first(pointsEntries, {}, { direction: 'all', page: 1 })],
    view: () => import('./home/view.tsx'),
  }),
  freePage(signAddress, {
    title: '每日签到',
    access: 'member',
    back: myAddress,
    reads: [first(signCalendar)],
    view: () => import('./sign/view.tsx'),
  }),
];
