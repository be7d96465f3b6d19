import * as addresses from '../../entities/questionnaire/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const questionnaireRoutes: RoutesOf<typeof addresses> = {
  [addresses.questionnaireListAddress.pattern]: {
    load: () => import('./list-page.tsx'),
    title: '问卷',
    access: 'member',
  },
  [addresses.introAddress.pattern]: {
    load: () => import('./intro/intro-page.tsx'),
    title: '问卷说明',
    access: 'member',
  },
  [addresses.paperAddress.pattern]: {
    load: () => import('./paper/paper-page.tsx'),
    title: '答题',
    access: 'member',
  },
  [addresses.passedResultAddress.pattern]: {
    load: () => import('./result/passed-page.tsx'),
    title: '问卷结果',
    access: 'member',
  },
  [addresses.failedResultAddress.pattern]: {
    load: () => import('./result/failed-page.tsx'),
    title: '未通过',
    access: 'member',
  },
  [addresses.achievementAddress.pattern]: {
    load: () => import('./achievement/achievement-page.tsx'),
    title: '我的成绩',
    access: 'member',
  },
  [addresses.rankingAddress.pattern]: {
    load: () => import('./ranking-page.tsx'),
    title: '排行榜',
    access: 'member',
  },
  [addresses.finishedResultAddress.pattern]: {
    load: () => import('./result/finish-page.tsx'),
    title: '提交完成',
    access: 'member',
  },
};
