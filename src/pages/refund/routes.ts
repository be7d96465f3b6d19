import * as addresses from '../../entities/refund/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const refundRoutes: RoutesOf<typeof addresses> = {
  [addresses.refundAddress.pattern]: {
    load: () => import('./refund-page.tsx'),
    title: '申请退款',
    access: 'member',
  },
};
