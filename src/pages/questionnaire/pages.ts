import {
  achievementAddress,
  failedResultAddress,
  finishedResultAddress,
  introAddress,
  paperAddress,
  passedResultAddress,
  questionnaireListAddress,
  rankingAddress,
} from '#schemas/questionnaire/addresses.ts';
import {
  myQuestionnaires,
  questionnaireAchievement,
  questionnaireIntro,
  questionnaireRanking,
  questionnaireResult,
  questionnaireResults,
} from '#schemas/questionnaire/endpoints.ts';
import {
  addressId,
  detailPage,
  first,
  freePage,
  listPage,
  resultPage,
} from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(achievementAddress, {
    title: '我的成绩',
    access: 'member',
    back: questionnaireListAddress,
    reads: [first(questionnaireAchievement), first(questionnaireResults, {}, { page: 1 })],
    view: () => import('./achievement/view.tsx'),
  }),
  detailPage(introAddress, {
    title: '问卷说明',
    access: 'member',
    back: questionnaireListAddress,
    reads: [first(questionnaireIntro, { id: 'id' })],
    view: () => import('./intro/view.tsx'),
  }),
  listPage(questionnaireListAddress, {
    title: '问卷',
    access: 'member',
    reads: [first(myQuestionnaires, {}, { tab: 'all', page: 1 })],
    view: () => import('./list/view.tsx'),
  }),
  freePage(paperAddress, {
    title: '答题',
    access: 'member',
    back: questionnaireListAddress,
    reads: [first(questionnaireIntro, { id: 'id' })],
    view: () => import('./paper/view.tsx'),
  }),
  listPage(rankingAddress, {
    title: '排行榜',
    access: 'member',
    back: () => introAddress({ id: addressId() }),
    reads: [first(questionnaireRanking, { id: 'id' }, { page: 1 })],
    view: () => import('./ranking/view.tsx'),
  }),
  resultPage(failedResultAddress, {
    title: '未通过',
    access: 'member',
    back: questionnaireListAddress,
    reads: [first(questionnaireResult, { id: 'id' })],
    view: () => import('./result/failed/view.tsx'),
  }),
  resultPage(finishedResultAddress, {
    title: '提交完成',
    access: 'member',
    back: questionnaireListAddress,
    reads: [first(questionnaireResult, { id: 'id' })],
    view: () => import('./result/finish/view.tsx'),
  }),
  resultPage(passedResultAddress, {
    title: '问卷结果',
    access: 'member',
    back: questionnaireListAddress,
    reads: [first(questionnaireResult, { id: 'id' })],
    view: () => import('./result/passed/view.tsx'),
  }),
];
