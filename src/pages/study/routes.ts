import type { RouteTable } from '../../platform/page-route.ts';

/** The pages on which something is studied, and what belongs to that (specification section 2). */
export const studyRoutes: RouteTable = {
  '/courseDetail/:id': {
    load: () => import('./series-page.tsx'),
    title: '课程详情',
    access: 'member',
  },
  '/coursedet/:id': { load: () => import('./course-page.tsx'), title: '课程', access: 'member' },
  '/coursedet1/:id': { load: () => import('./graphic-page.tsx'), title: '图文', access: 'member' },
  '/tuwendet/:id': {
    load: () => import('./graphic-sale-page.tsx'),
    title: '图文课',
    access: 'member',
  },
  '/textDetail/:id': { load: () => import('./text-page.tsx'), title: '阅读', access: 'member' },
  '/specialDetail/:id': {
    load: () => import('./column-page.tsx'),
    title: '专栏',
    access: 'member',
  },
  '/specialDetail/:product/catalogDetail/:chapter': {
    load: () => import('./chapter-page.tsx'),
    title: '目录',
    access: 'member',
  },
  '/specialDetail/:product/:chapter/courseContent/:lesson': {
    load: () => import('./column-lesson-page.tsx'),
    title: '专栏课时',
    access: 'member',
  },
  '/course': {
    load: () => import('./my-courses-page.tsx'),
    title: '我的课程',
    access: 'member',
    tab: 'course',
  },
  '/viewRecord': { load: () => import('./viewed-page.tsx'), title: '学习记录', access: 'member' },
  '/myCollect': { load: () => import('./collected-page.tsx'), title: '我的收藏', access: 'member' },
  '/coursereview': {
    load: () => import('./reviews-page.tsx'),
    title: '课程评价',
    access: 'member',
  },
  '/notice': { load: () => import('./notices-page.tsx'), title: '公告', access: 'member' },
};
