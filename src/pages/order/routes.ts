import * as addresses from '../../entities/order/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const orderRoutes: RoutesOf<typeof addresses> = {
  [addresses.orderSubmitAddress.pattern]: {
    load: () => import('./submit/submit-page.tsx'),
    title: '确认订单',
    access: 'member',
  },
  [addresses.boughtAddress.pattern]: {
    load: () => import('./bought/bought-page.tsx'),
    title: '购买完成',
    access: 'member',
  },
  [addresses.orderListAddress.pattern]: {
    load: () => import('./list/list-page.tsx'),
    title: '我的订单',
    access: 'member',
  },
  [addresses.orderAddress.pattern]: {
    load: () => import('./detail/detail-page.tsx'),
    title: '订单详情',
    access: 'member',
  },
  [addresses.orderConfirmAddress.pattern]: {
    load: () => import('./detail/confirm-page.tsx'),
    title: '订单确认',
    access: 'member',
  },
};
