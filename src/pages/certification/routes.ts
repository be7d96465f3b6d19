import * as addresses from '../../entities/certification/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const certificationRoutes: RoutesOf<typeof addresses> = {
  [addresses.certificationAddress.pattern]: {
    load: () => import('./certification-page.tsx'),
    title: '医生认证',
    access: 'member',
  },
};
