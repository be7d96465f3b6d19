import { productRows } from '../course/samples.ts';
import { sampleOf } from '../sample.ts';
import {
  categoryBlocksSecond,
  categoryCourses,
  classicBanners,
  pageLayout,
  rankedCourses,
  recommendedCourses,
  recommendedCoursesSecond,
  typedProducts,
} from './endpoints.ts';

const nodes = [{ name: '轮播图', id: 'top', theme: 'red' }, { name: '搜索框' }];

export const samples = [
  sampleOf(pageLayout, {
    payload: { variant: 'variant2' },
    wild: { theme: 'red', coupon: null, nodes },
    data: { theme: 'red', coupon: '', nodes },
  }),
  sampleOf(typedProducts, {
    payload: { page: 1 },
    wild: [{ id: 1, type: 0, title: '课' }],
    data: { items: [{ id: '1', type: 0 }], pageCount: null },
  }),
  sampleOf(categoryCourses, {
    payload: { type_id: '1', page: 1 },
    tidy: { pagedata: productRows, count_page: 1 },
    wild: { pagedata: [], count_page: 3 },
    data: { items: [], pageCount: 3 },
  }),
  sampleOf(rankedCourses, {
    payload: { type: 2, page: 1 },
    wild: { pagedata: [], count_page: '3' },
    data: { items: [], pageCount: 3 },
  }),
  sampleOf(recommendedCourses, {
    payload: { page: 1 },
    wild: [],
    data: { items: [], pageCount: null },
  }),
  sampleOf(recommendedCoursesSecond, {
    payload: { page: 1 },
    wild: [],
    data: { items: [], pageCount: null },
  }),
  sampleOf(classicBanners, {
    payload: {},
    wild: { data: [{ thumb: '/a.svg' }] },
    data: [{ thumb: '/a.svg', link: '' }],
  }),
  sampleOf(categoryBlocksSecond, { payload: { page: 1, pages: 2 }, wild: [], data: [] }),
];
