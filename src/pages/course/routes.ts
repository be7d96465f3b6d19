import * as addresses from '../../entities/course/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const courseRoutes: RoutesOf<typeof addresses> = {
  [addresses.seriesAddress.pattern]: {
    load: () => import('./product/series-page.tsx'),
    title: '课程详情',
    access: 'member',
  },
  [addresses.courseStudyAddress.pattern]: {
    load: () => import('./lesson/course-page.tsx'),
    title: '课程',
    access: 'member',
  },
  [addresses.graphicStudyAddress.pattern]: {
    load: () => import('./lesson/text/graphic-page.tsx'),
    title: '图文',
    access: 'member',
  },
  [addresses.graphicSaleAddress.pattern]: {
    load: () => import('./product/graphic-sale-page.tsx'),
    title: '图文课',
    access: 'member',
  },
  [addresses.textAddress.pattern]: {
    load: () => import('./lesson/text/text-page.tsx'),
    title: '阅读',
    access: 'member',
  },
  [addresses.columnAddress.pattern]: {
    load: () => import('./product/column-page.tsx'),
    title: '专栏',
    access: 'member',
  },
  [addresses.chapterAddress.pattern]: {
    load: () => import('./catalogue/chapter-page.tsx'),
    title: '目录',
    access: 'member',
  },
  [addresses.columnLessonAddress.pattern]: {
    load: () => import('./lesson/column-lesson-page.tsx'),
    title: '专栏课时',
    access: 'member',
  },
  [addresses.ownCoursesAddress.pattern]: {
    load: () => import('./own/courses-page.tsx'),
    title: '我的课程',
    access: 'member',
    tab: 'course',
  },
  [addresses.viewedAddress.pattern]: {
    load: () => import('./own/viewed-page.tsx'),
    title: '学习记录',
    access: 'member',
  },
  [addresses.collectedAddress.pattern]: {
    load: () => import('./own/collected-page.tsx'),
    title: '我的收藏',
    access: 'member',
  },
  [addresses.reviewsAddress.pattern]: {
    load: () => import('./review/reviews-page.tsx'),
    title: '课程评价',
    access: 'member',
  },
  [addresses.noticesAddress.pattern]: {
    load: () => import('./notice/notices-page.tsx'),
    title: '公告',
    access: 'member',
  },
};
