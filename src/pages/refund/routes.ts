import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const refundRoutes: RouteTable = {
  '/tuikuan': { load: () => import('./refund-page.tsx'), title: '申请退款', access: 'member' },
};
