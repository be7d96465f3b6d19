import * as addresses from '../../entities/wallet/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const walletRoutes: RoutesOf<typeof addresses> = {
  [addresses.walletAddress.pattern]: {
    load: () => import('./wallet-page.tsx'),
    title: '我的钱包',
    access: 'member',
  },
  [addresses.balanceAddress.pattern]: {
    load: () => import('./balance-page.tsx'),
    title: '余额明细',
    access: 'member',
  },
  [addresses.spendingListAddress.pattern]: {
    load: () => import('./spending-page.tsx'),
    title: '消费明细',
    access: 'member',
  },
  [addresses.spendingAddress.pattern]: {
    load: () => import('./spending-detail-page.tsx'),
    title: '消费详情',
    access: 'member',
  },
};
