import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const paymentRoutes: RouteTable = {
  '/order_pay/:id': { load: () => import('./pay-page.tsx'), title: '收银台', access: 'member' },
  '/order_finish': { load: () => import('./finish-page.tsx'), title: '支付结果', access: 'member' },
};
