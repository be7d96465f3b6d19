import * as addresses from '../../entities/payment/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const paymentRoutes: RoutesOf<typeof addresses> = {
  [addresses.payAddress.pattern]: {
    load: () => import('./pay-page.tsx'),
    title: '收银台',
    access: 'member',
  },
  [addresses.payResultAddress.pattern]: {
    load: () => import('./finish-page.tsx'),
    title: '支付结果',
    access: 'member',
  },
};
