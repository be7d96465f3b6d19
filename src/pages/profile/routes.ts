import * as addresses from '../../entities/profile/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const profileRoutes: RoutesOf<typeof addresses> = {
  [addresses.profileAddress.pattern]: {
    load: () => import('./profile-page.tsx'),
    title: '完善资料',
    access: 'member',
  },
};
