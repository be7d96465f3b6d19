import * as addresses from '../../entities/teacher/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const teacherRoutes: RoutesOf<typeof addresses> = {
  [addresses.workshopAddress.pattern]: {
    load: () => import('./workshop/workshop-page.tsx'),
    title: '讲师主页',
    access: 'member',
  },
  [addresses.teacherAddress.pattern]: {
    load: () => import('./detail/detail-page.tsx'),
    title: '讲师详情',
    access: 'member',
  },
  [addresses.teacherIntroAddress.pattern]: {
    load: () => import('./detail/intro-page.tsx'),
    title: '专家简介',
    access: 'member',
  },
  [addresses.followedTeachersAddress.pattern]: {
    load: () => import('./followed/followed-page.tsx'),
    title: '我的关注',
    access: 'member',
  },
};
