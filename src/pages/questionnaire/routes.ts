import type { RouteTable } from '../../platform/page-route.ts';

/** Pages of questionnaires, by address pattern. */
export const questionnaireRoutes: RouteTable = {
  '/questionnaire_list': { load: () => import('./list-page.tsx'), title: '问卷', access: 'member' },
  '/questionnaire_introduce': {
    load: () => import('./intro-page.tsx'),
    title: '问卷说明',
    access: 'member',
  },
  '/questionnaire': { load: () => import('./paper-page.tsx'), title: '答题', access: 'member' },
  '/questionnaire_result': {
    load: () => import('./passed-page.tsx'),
    title: '问卷结果',
    access: 'member',
  },
  '/questionnaire_result_fail': {
    load: () => import('./failed-page.tsx'),
    title: '未通过',
    access: 'member',
  },
  '/questionnaire_achievement': {
    load: () => import('./achievement-page.tsx'),
    title: '我的成绩',
    access: 'member',
  },
  '/questionnaire_ranking_list': {
    load: () => import('./ranking-page.tsx'),
    title: '排行榜',
    access: 'member',
  },
  '/questionnaire_certification': {
    load: () => import('./certification-page.tsx'),
    title: '医生认证',
    access: 'member',
  },
  '/questionnaire_finish': {
    load: () => import('./finish-page.tsx'),
    title: '提交完成',
    access: 'member',
  },
};
