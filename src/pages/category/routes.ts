import * as addresses from '../../entities/category/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const categoryRoutes: RoutesOf<typeof addresses> = {
  [addresses.categoriesAddress.pattern]: {
    load: () => import('./panes/category-page.tsx'),
    title: '分类',
    access: 'member',
    tab: 'category',
  },
  [addresses.categoryCoursesAddress.pattern]: {
    load: () => import('./lists/list-page.tsx'),
    title: '分类课程',
    access: 'member',
  },
  [addresses.typeCoursesAddress.pattern]: {
    load: () => import('./lists/type-list-page.tsx'),
    title: '课程',
    access: 'member',
  },
  [addresses.categoryChoiceAddress.pattern]: {
    load: () => import('./panes/tree-select-page.tsx'),
    title: '选择分类',
    access: 'member',
  },
  [addresses.classifiedCoursesAddress.pattern]: {
    load: () => import('./panes/classification-page.tsx'),
    title: '分类找课',
    access: 'member',
  },
  [addresses.featuredAddress.pattern]: {
    load: () => import('./lists/featured-page.tsx'),
    title: '精品好课',
    access: 'member',
  },
  [addresses.columnListAddress.pattern]: {
    load: () => import('./lists/columns-page.tsx'),
    title: '专栏',
    access: 'member',
  },
  [addresses.freeAddress.pattern]: {
    load: () => import('./lists/free-page.tsx'),
    title: '免费专区',
    access: 'member',
  },
  [addresses.feedAddress.pattern]: {
    load: () => import('./feed-page.tsx'),
    title: '发现',
    access: 'member',
  },
};
