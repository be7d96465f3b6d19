import type { RouteTable } from '../../platform/page-route.ts';

/** Search, categories, lists and news (specification section 2). */
export const findRoutes: RouteTable = {
  '/searchHistory': {
    load: () => import('./search-history-page.tsx'),
    title: '搜索',
    access: 'member',
  },
  '/search': { load: () => import('./search-page.tsx'), title: '搜索课程', access: 'member' },
  '/index_search/:keyword': {
    load: () => import('./results-page.tsx'),
    title: '搜索结果',
    access: 'member',
  },
  '/category': {
    load: () => import('./category-page.tsx'),
    title: '分类',
    access: 'member',
    tab: 'category',
  },
  '/categoryList': {
    load: () => import('./category-list-page.tsx'),
    title: '分类课程',
    access: 'member',
  },
  '/cate': { load: () => import('./type-list-page.tsx'), title: '课程', access: 'member' },
  '/treeSelect': {
    load: () => import('./tree-select-page.tsx'),
    title: '选择分类',
    access: 'member',
  },
  '/selectCategoryList': {
    load: () => import('./classification-page.tsx'),
    title: '分类找课',
    access: 'member',
  },
  '/more': { load: () => import('./featured-page.tsx'), title: '精品好课', access: 'member' },
  '/zhuanlanmore': { load: () => import('./columns-page.tsx'), title: '专栏', access: 'member' },
  '/mianfei': { load: () => import('./free-page.tsx'), title: '免费专区', access: 'member' },
  '/find': { load: () => import('./feed-page.tsx'), title: '发现', access: 'member' },
  '/newsList': { load: () => import('./news-list-page.tsx'), title: '资讯', access: 'member' },
  '/newsInfo': { load: () => import('./news-page.tsx'), title: '资讯详情', access: 'member' },
  '/courseList': {
    load: () => import('./course-list-page.tsx'),
    title: '全部课程',
    access: 'member',
  },
};
