import { thingAwards } from '#schemas/award/endpoints.ts';
import {
  examIntroAddress,
  examPaperAddress,
  examRankAddress,
  examResultAddress,
  examSubmitAddress,
  examTeamAddress,
  myExamsAddress,
  spokenTestAddress,
  teamExamsAddress,
  teamShareAddress,
  themedExamAddress,
  wrongAnswersAddress,
} from '#schemas/exam/addresses.ts';
import {
  examIntro,
  examRank,
  examResult,
  myExams,
  runningExam,
  wrongAnswers,
} from '#schemas/exam/endpoints.ts';
import { examTeamDetail, teamShare } from '#schemas/exam/team-endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import {
  addressId,
  detailPage,
  first,
  freePage,
  listPage,
  resultPage,
} from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(examIntroAddress, {
    title: '考试说明',
    access: 'member',
    back: myExamsAddress,
    reads: [first(examIntro, { id: 'id' })],
    view: () => import('./intro/view.tsx'),
  }),
  listPage(myExamsAddress, {
    title: '我的考试',
    access: 'member',
    back: myAddress,
    reads: [first(myExams, {}, { tab: 'todo', page: 1 })],
    view: () => import('./list/view.tsx'),
  }),
  freePage(examPaperAddress, {
    title: '答题',
    access: 'member',
    back: myExamsAddress,
    reads: [first(examIntro, { id: 'id' }), first(runningExam, { id: 'id' })],
    view: () => import('./paper/view.tsx'),
  }),
  listPage(examRankAddress, {
    title: '排行榜',
    access: 'member',
    back: () => examIntroAddress({ id: addressId() }),
    reads: [first(examRank, { id: 'id' }, { span: 'total', page: 1 })],
    view: () => import('./rank/view.tsx'),
  }),
  resultPage(examResultAddress, {
    title: '考试成绩',
    access: 'member',
    back: myExamsAddress,
    reads: [first(examResult, { id: 'id' }), first(thingAwards, { id: 'id' }, { target: 'exam' })],
    view: () => import('./result/view.tsx'),
  }),
  freePage(spokenTestAddress, {
    title: '语音测试',
    access: 'member',
    back: myExamsAddress,
    view: () => import('./spoken/view.tsx'),
  }),
  freePage(examSubmitAddress, {
    title: '交卷确认',
    access: 'member',
    back: myExamsAddress,
    reads: [first(examIntro, { id: 'id' }), first(runningExam, { id: 'id' })],
    view: () => import('./submit/view.tsx'),
  }),
  freePage(teamExamsAddress, {
    title: '组队考试',
    access: 'member',
    back: myExamsAddress,
    view: () => import('./team/course/view.tsx'),
  }),
  detailPage(examTeamAddress, {
    title: '我的队友',
    access: 'member',
    back: () => teamExamsAddress(),
    reads: [first(examTeamDetail, { id: 'id' })],
    view: () => import('./team/friend/view.tsx'),
  }),
  detailPage(teamShareAddress, {
    title: '我的贡献',
    access: 'member',
    back: () => teamExamsAddress(),
    reads: [first(teamShare, { id: 'id' })],
    view: () => import('./team/personal/view.tsx'),
  }),
  detailPage(themedExamAddress, {
    title: '专项测评',
    access: 'member',
    back: myExamsAddress,
    reads: [first(examIntro, { id: 'id' })],
    view: () => import('./themed/view.tsx'),
  }),
  listPage(wrongAnswersAddress, {
    title: '错题本',
    access: 'member',
    back: myExamsAddress,
    reads: [first(wrongAnswers, {}, { tab: 'open', exam: '', page: 1 })],
    view: () => import('./wrong/view.tsx'),
  }),
];
