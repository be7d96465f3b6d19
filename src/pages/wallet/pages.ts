import { myAddress } from '#schemas/member/addresses.ts';
import {
  balanceAddress,
  spendingAddress,
  spendingListAddress,
  walletAddress,
} from '#schemas/wallet/addresses.ts';
import {
  balanceEntries,
  spendingDetail,
  spendingList,
  spendingTotals,
  walletHome,
} from '#schemas/wallet/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(balanceAddress, {
    title: '余额明细',
    access: 'member',
    back: walletAddress,
    reads: [first(balanceEntries, {}, { direction: 'all', page: 1 })],
    view: () => import('./balance/view.tsx'),
  }),
  detailPage(walletAddress, {
    title: '我的钱包',
    access: 'member',
    back: myAddress,
    reads: [first(walletHome), first(balanceEntries, {}, { direction: 'all', page: 1 })],
    view: () => import('./home/view.tsx'),
  }),
  detailPage(spendingAddress, {
    title: '消费详情',
    access: 'member',
    back: spendingListAddress,
    reads: [first(spendingDetail, { id: 'id' })],
    view: () => import('./spending-detail/view.tsx'),
  }),
  listPage(spendingListAddress, {
    title: '消费明细',
    access: 'member',
    back: walletAddress,
    reads: [
      first(spendingTotals, {}, { kind: 'all' }),
      first(spendingList, {}, { kind: 'all', page: 1 }),
    ],
    view: () => import('./spending/view.tsx'),
  }),
];
