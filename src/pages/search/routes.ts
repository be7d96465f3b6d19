import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const searchRoutes: RouteTable = {
  '/searchHistory': { load: () => import('./entry/all-page.tsx'), title: '搜索', access: 'member' },
  '/search': {
    load: () => import('./entry/courses-page.tsx'),
    title: '搜索课程',
    access: 'member',
  },
  '/index_search/:keyword': {
    load: () => import('./results/results-page.tsx'),
    title: '搜索结果',
    access: 'member',
  },
  '/courseList': {
    load: () => import('./course-list-page.tsx'),
    title: '全部课程',
    access: 'member',
  },
};
