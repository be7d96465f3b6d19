import * as addresses from '../../entities/search/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const searchRoutes: RoutesOf<typeof addresses> = {
  [addresses.searchAddress.pattern]: {
    load: () => import('./entry/all-page.tsx'),
    title: '搜索',
    access: 'member',
  },
  [addresses.courseSearchAddress.pattern]: {
    load: () => import('./entry/courses-page.tsx'),
    title: '搜索课程',
    access: 'member',
  },
  [addresses.searchResultsAddress.pattern]: {
    load: () => import('./results/results-page.tsx'),
    title: '搜索结果',
    access: 'member',
  },
  [addresses.courseListAddress.pattern]: {
    load: () => import('./course-list-page.tsx'),
    title: '全部课程',
    access: 'member',
  },
};
