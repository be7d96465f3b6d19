import * as addresses from '../../entities/site/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const siteRoutes: RoutesOf<typeof addresses> = {
  [addresses.agreementAddress.pattern]: {
    load: () => import('./agreement-page.tsx'),
    title: '用户协议',
    access: 'member',
  },
  [addresses.privacyAddress.pattern]: {
    load: () => import('./privacy-page.tsx'),
    title: '隐私政策',
    access: 'member',
  },
};
