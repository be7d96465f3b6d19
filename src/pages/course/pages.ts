import { thingAwards } from '#schemas/award/endpoints.ts';
import {
  chapterAddress,
  collectedAddress,
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicSaleAddress,
  graphicStudyAddress,
  noticesAddress,
  ownCoursesAddress,
  reviewsAddress,
  seriesAddress,
  textAddress,
  viewedAddress,
} from '#schemas/course/addresses.ts';
import { productDetail, productLesson } from '#schemas/course/endpoints.ts';
import {
  collectedList,
  myProducts,
  productNotices,
  studyWeek,
  viewedList,
} from '#schemas/course/list-endpoints.ts';
import { productReviews } from '#schemas/course/review-endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { detailPage, first, freePage, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(chapterAddress, {
    title: '目录',
    access: 'member',
    reads: [first(productDetail, { id: 'product' })],
    view: () => import('./catalogue/view.tsx'),
  }),
  freePage(columnLessonAddress, {
    title: '专栏课时',
    access: 'member',
    reads: [
      first(productDetail, { id: 'product' }),
      first(productLesson, { id: 'product', lesson: 'lesson' }),
    ],
    view: () => import('./lesson/column-lesson/view.tsx'),
  }),
  freePage(courseStudyAddress, {
    title: '课程学习',
    access: 'member',
    reads: [first(productDetail, { id: 'id' }), first(productLesson, { id: 'id' })],
    view: () => import('./lesson/course/view.tsx'),
  }),
  freePage(graphicStudyAddress, {
    title: '图文',
    access: 'member',
    reads: [first(productDetail, { id: 'id' }), first(productLesson, { id: 'id' })],
    view: () => import('./lesson/text/graphic/view.tsx'),
  }),
  freePage(textAddress, {
    title: '阅读',
    access: 'member',
    reads: [first(productDetail, { id: 'id' }), first(productLesson, { id: 'id' })],
    view: () => import('./lesson/text/text/view.tsx'),
  }),
  listPage(noticesAddress, {
    title: '公告',
    access: 'member',
    reads: [first(productNotices, { id: 'id' }, { page: 1 })],
    view: () => import('./notice/view.tsx'),
  }),
  listPage(collectedAddress, {
    title: '我的收藏',
    access: 'member',
    back: myAddress,
    reads: [first(collectedList, {}, { tab: 'course', page: 1 })],
    view: () => import('./own/collected/view.tsx'),
  }),
  listPage(ownCoursesAddress, {
    title: '我的课程',
    access: 'member',
    tab: 'course',
    reads: [first(myProducts, {}, { tab: 'all', page: 1 }), first(studyWeek)],
    view: () => import('./own/courses/view.tsx'),
  }),
  listPage(viewedAddress, {
    title: '学习记录',
    access: 'member',
    back: myAddress,
    reads: [first(viewedList, {}, { page: 1 })],
    view: () => import('./own/viewed/view.tsx'),
  }),
  detailPage(columnAddress, {
    title: '专栏',
    access: 'member',
    reads: [
      first(productDetail, { id: 'id' }),
      first(productOffers, { id: 'id' }),
      first(thingAwards, { id: 'id' }, { target: 'course' }),
    ],
    view: () => import('./product/column/view.tsx'),
  }),
  detailPage(graphicSaleAddress, {
    title: '图文课',
    access: 'member',
    reads: [
      first(productDetail, { id: 'id' }),
      first(productOffers, { id: 'id' }),
      first(thingAwards, { id: 'id' }, { target: 'course' }),
    ],
    view: () => import('./product/graphic-sale/view.tsx'),
  }),
  detailPage(seriesAddress, {
    title: '课程详情',
    access: 'member',
    reads: [
      first(productDetail, { id: 'id' }),
      first(productOffers, { id: 'id' }),
      first(thingAwards, { id: 'id' }, { target: 'course' }),
    ],
    view: () => import('./product/series/view.tsx'),
  }),
  detailPage(reviewsAddress, {
    title: '课程评价',
    access: 'member',
    reads: [first(productDetail, { id: 'id' }), first(productReviews, { id: 'id' }, { page: 1 })],
    view: () => import('./review/view.tsx'),
  }),
];
