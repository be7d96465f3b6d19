import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const questionnaireRoutes: RouteTable = {
  '/questionnaire_list': { load: () => import('./list-page.tsx'), title: '问卷', access: 'member' },
  '/questionnaire_introduce': {
    load: () => import('./intro/intro-page.tsx'),
    title: '问卷说明',
    access: 'member',
  },
  '/questionnaire': {
    load: () => import('./paper/paper-page.tsx'),
    title: '答题',
    access: 'member',
  },
  '/questionnaire_result': {
    load: () => import('./result/passed-page.tsx'),
    title: '问卷结果',
    access: 'member',
  },
  '/questionnaire_result_fail': {
    load: () => import('./result/failed-page.tsx'),
    title: '未通过',
    access: 'member',
  },
  '/questionnaire_achievement': {
    load: () => import('./achievement/achievement-page.tsx'),
    title: '我的成绩',
    access: 'member',
  },
  '/questionnaire_ranking_list': {
    load: () => import('./ranking-page.tsx'),
    title: '排行榜',
    access: 'member',
  },
  '/questionnaire_finish': {
    load: () => import('./result/finish-page.tsx'),
    title: '提交完成',
    access: 'member',
  },
};
