import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const orderRoutes: RouteTable = {
  '/order_submit/:id': {
    load: () => import('./submit/submit-page.tsx'),
    title: '确认订单',
    access: 'member',
  },
  '/fishedBuy': {
    load: () => import('./bought/bought-page.tsx'),
    title: '购买完成',
    access: 'member',
  },
  '/orderList': { load: () => import('./list/list-page.tsx'), title: '我的订单', access: 'member' },
  '/orderdetail/:id': {
    load: () => import('./detail/detail-page.tsx'),
    title: '订单详情',
    access: 'member',
  },
  '/appointment/confirmDetail/:json': {
    load: () => import('./detail/confirm-page.tsx'),
    title: '订单确认',
    access: 'member',
  },
};
