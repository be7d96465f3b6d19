import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of orders: placing, paying, looking at and giving them back, by address pattern. */
export const tradeRoutes: RouteTable = {
  '/order_submit/:id': {
    load: () => import('./submit-page.tsx'),
    title: '确认订单',
    access: 'member',
  },
  '/order_pay/:id': { load: () => import('./pay-page.tsx'), title: '收银台', access: 'member' },
  '/order_finish': { load: () => import('./finish-page.tsx'), title: '支付结果', access: 'member' },
  '/fishedBuy': { load: () => import('./bought-page.tsx'), title: '购买完成', access: 'member' },
  '/orderList': { load: () => import('./orders-page.tsx'), title: '我的订单', access: 'member' },
  '/orderdetail/:id': {
    load: () => import('./order-page.tsx'),
    title: '订单详情',
    access: 'member',
  },
  '/tuikuan': { load: () => import('./refund-page.tsx'), title: '申请退款', access: 'member' },
  '/appointment/confirmDetail/:json': {
    load: () => import('./confirm-page.tsx'),
    title: '订单确认',
    access: 'member',
  },
};
