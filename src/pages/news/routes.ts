import * as addresses from '../../entities/news/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const newsRoutes: RoutesOf<typeof addresses> = {
  [addresses.newsListAddress.pattern]: {
    load: () => import('./list-page.tsx'),
    title: '资讯',
    access: 'member',
  },
  [addresses.newsAddress.pattern]: {
    load: () => import('./detail-page.tsx'),
    title: '资讯详情',
    access: 'member',
  },
};
