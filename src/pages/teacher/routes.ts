import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const teacherRoutes: RouteTable = {
  '/join': {
    load: () => import('./workshop/workshop-page.tsx'),
    title: '讲师主页',
    access: 'member',
  },
  '/teacherDetail': {
    load: () => import('./detail/detail-page.tsx'),
    title: '讲师详情',
    access: 'member',
  },
  '/jianjie': {
    load: () => import('./detail/intro-page.tsx'),
    title: '专家简介',
    access: 'member',
  },
  '/guanzhu': {
    load: () => import('./followed/followed-page.tsx'),
    title: '我的关注',
    access: 'member',
  },
};
