import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const courseRoutes: RouteTable = {
  '/courseDetail/:id': {
    load: () => import('./product/series-page.tsx'),
    title: '课程详情',
    access: 'member',
  },
  '/coursedet/:id': {
    load: () => import('./lesson/course-page.tsx'),
    title: '课程',
    access: 'member',
  },
  '/coursedet1/:id': {
    load: () => import('./lesson/text/graphic-page.tsx'),
    title: '图文',
    access: 'member',
  },
  '/tuwendet/:id': {
    load: () => import('./product/graphic-sale-page.tsx'),
    title: '图文课',
    access: 'member',
  },
  '/textDetail/:id': {
    load: () => import('./lesson/text/text-page.tsx'),
    title: '阅读',
    access: 'member',
  },
  '/specialDetail/:id': {
    load: () => import('./product/column-page.tsx'),
    title: '专栏',
    access: 'member',
  },
  '/specialDetail/:product/catalogDetail/:chapter': {
    load: () => import('./catalogue/chapter-page.tsx'),
    title: '目录',
    access: 'member',
  },
  '/specialDetail/:product/:chapter/courseContent/:lesson': {
    load: () => import('./lesson/column-lesson-page.tsx'),
    title: '专栏课时',
    access: 'member',
  },
  '/course': {
    load: () => import('./own/courses-page.tsx'),
    title: '我的课程',
    access: 'member',
    tab: 'course',
  },
  '/viewRecord': {
    load: () => import('./own/viewed-page.tsx'),
    title: '学习记录',
    access: 'member',
  },
  '/myCollect': {
    load: () => import('./own/collected-page.tsx'),
    title: '我的收藏',
    access: 'member',
  },
  '/coursereview': {
    load: () => import('./review/reviews-page.tsx'),
    title: '课程评价',
    access: 'member',
  },
  '/notice': { load: () => import('./notice/notices-page.tsx'), title: '公告', access: 'member' },
};
