import {
  categoriesAddress,
  categoryChoiceAddress,
  categoryCoursesAddress,
  classifiedCoursesAddress,
  columnListAddress,
  featuredAddress,
  feedAddress,
  freeAddress,
  typeCoursesAddress,
} from '#schemas/category/addresses.ts';
import { categoryInfo, categoryTrees, feed, productList } from '#schemas/category/endpoints.ts';
import { firstCategories } from '#schemas/classic/endpoints.ts';
import { columnProducts, featuredList } from '#schemas/home/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(feedAddress, {
    title: '发现',
    access: 'member',
    reads: [first(feed, {}, { page: 1 })],
    view: () => import('./feed/view.tsx'),
  }),
  listPage(columnListAddress, {
    title: '专栏',
    access: 'member',
    reads: [first(columnProducts, {}, { page: 1 })],
    view: () => import('./lists/columns/view.tsx'),
  }),
  listPage(featuredAddress, {
    title: '精品好课',
    access: 'member',
    reads: [first(featuredList, {}, { page: 1 })],
    view: () => import('./lists/featured/view.tsx'),
  }),
  listPage(freeAddress, {
    title: '免费专区',
    access: 'member',
    reads: [
      first(firstCategories),
      first(productList, {}, { price: 'free', sort: 'best', page: 1 }),
    ],
    view: () => import('./lists/free/view.tsx'),
  }),
  detailPage(categoryCoursesAddress, {
    title: '分类课程',
    access: 'member',
    reads: [first(categoryInfo, { id: 'id' })],
    view: () => import('./lists/list/view.tsx'),
  }),
  listPage(typeCoursesAddress, {
    title: '课程',
    access: 'member',
    reads: [first(firstCategories), first(productList, {}, { sort: 'best', page: 1 })],
    view: () => import('./lists/type-list/view.tsx'),
  }),
  detailPage(categoriesAddress, {
    title: '分类',
    access: 'member',
    tab: 'category',
    reads: [first(firstCategories)],
    view: () => import('./panes/category/view.tsx'),
  }),
  detailPage(classifiedCoursesAddress, {
    title: '分类找课',
    access: 'member',
    reads: [
      first(categoryTrees),
      first(productList, {}, { tree: 'type_disease', sort: 'best', page: 1 }),
    ],
    view: () => import('./panes/classification/view.tsx'),
  }),
  detailPage(categoryChoiceAddress, {
    title: '选择分类',
    access: 'member',
    reads: [first(categoryTrees)],
    view: () => import('./panes/tree-select/view.tsx'),
  }),
];
