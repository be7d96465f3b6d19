import { productList } from '#schemas/category/endpoints.ts';
import { firstCategories } from '#schemas/classic/endpoints.ts';
import {
  courseListAddress,
  courseSearchAddress,
  searchAddress,
  searchResultsAddress,
} from '#schemas/search/addresses.ts';
import { hotWords } from '#schemas/search/endpoints.ts';
import { first, freePage, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(courseListAddress, {
    title: '全部课程',
    access: 'member',
    reads: [first(firstCategories), first(productList, {}, { sort: 'best', page: 1 })],
    view: () => import('./course-list/view.tsx'),
  }),
  freePage(searchAddress, {
    title: '搜索',
    access: 'member',
    reads: [first(hotWords)],
    view: () => import('./entry/all/view.tsx'),
  }),
  freePage(courseSearchAddress, {
    title: '搜索课程',
    access: 'member',
    reads: [first(hotWords)],
    view: () => import('./entry/courses/view.tsx'),
  }),
  freePage(searchResultsAddress, {
    title: '搜索结果',
    access: 'member',
    view: () => import('./results/view.tsx'),
  }),
];
