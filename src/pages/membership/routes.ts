import * as addresses from '../../entities/membership/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const membershipRoutes: RoutesOf<typeof addresses> = {
  [addresses.membershipAddress.pattern]: {
    load: () => import('./plans/plans-page.tsx'),
    title: '学习会员',
    access: 'member',
  },
  [addresses.benefitsAddress.pattern]: {
    load: () => import('./benefits-page.tsx'),
    title: '会员权益',
    access: 'member',
  },
};
