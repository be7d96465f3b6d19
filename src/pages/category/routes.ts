import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const categoryRoutes: RouteTable = {
  '/category': {
    load: () => import('./panes/category-page.tsx'),
    title: '分类',
    access: 'member',
    tab: 'category',
  },
  '/categoryList': {
    load: () => import('./lists/list-page.tsx'),
    title: '分类课程',
    access: 'member',
  },
  '/cate': { load: () => import('./lists/type-list-page.tsx'), title: '课程', access: 'member' },
  '/treeSelect': {
    load: () => import('./panes/tree-select-page.tsx'),
    title: '选择分类',
    access: 'member',
  },
  '/selectCategoryList': {
    load: () => import('./panes/classification-page.tsx'),
    title: '分类找课',
    access: 'member',
  },
  '/more': { load: () => import('./lists/featured-page.tsx'), title: '精品好课', access: 'member' },
  '/zhuanlanmore': {
    load: () => import('./lists/columns-page.tsx'),
    title: '专栏',
    access: 'member',
  },
  '/mianfei': { load: () => import('./lists/free-page.tsx'), title: '免费专区', access: 'member' },
  '/find': { load: () => import('./feed-page.tsx'), title: '发现', access: 'member' },
};
