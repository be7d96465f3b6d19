import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of money and points, by address pattern. */
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
  '/myIntegral': { load: () => import('./points-page.tsx'), title: '我的积分', access: 'member' },
  '/integral_detail': {
    load: () => import('./points-entries-page.tsx'),
    title: '积分明细',
    access: 'member',
  },
  '/sign': { load: () => import('./sign-page.tsx'), title: '每日签到', access: 'member' },
};
