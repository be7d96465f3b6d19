import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const walletRoutes: RouteTable = {
  '/myWallet': { load: () => import('./wallet-page.tsx'), title: '我的钱包', access: 'member' },
  '/amountdetail': {
    load: () => import('./balance-page.tsx'),
    title: '余额明细',
    access: 'member',
  },
  '/xiaofeidetail': {
    load: () => import('./spending-page.tsx'),
    title: '消费明细',
    access: 'member',
  },
  '/consumeDetail': {
    load: () => import('./spending-detail-page.tsx'),
    title: '消费详情',
    access: 'member',
  },
};
