import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of teachers and of the member's own, by address pattern. */
export const peopleRoutes: RouteTable = {
  '/join': { load: () => import('./workshop-page.tsx'), title: '讲师主页', access: 'member' },
  '/teacherDetail': {
    load: () => import('./teacher-page.tsx'),
    title: '讲师详情',
    access: 'member',
  },
  '/jianjie': { load: () => import('./intro-page.tsx'), title: '专家简介', access: 'member' },
  '/guanzhu': { load: () => import('./followed-page.tsx'), title: '我的关注', access: 'member' },
  '/my': { load: () => import('./my-page.tsx'), title: '我的', access: 'member', tab: 'my' },
};
