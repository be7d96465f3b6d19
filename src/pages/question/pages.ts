import { myAddress } from '#schemas/member/addresses.ts';
import { ownQuestionsAddress, questionAddress } from '#schemas/question/addresses.ts';
import { answerList, ownQuestions, questionDetail } from '#schemas/question/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(questionAddress, {
    title: '问题',
    access: 'member',
    back: ownQuestionsAddress,
    reads: [first(questionDetail, { id: 'id' }), first(answerList, { id: 'id' }, { page: 1 })],
    view: () => import('./detail/view.tsx'),
  }),
  listPage(ownQuestionsAddress, {
    title: '我的提问',
    access: 'member',
    back: myAddress,
    reads: [first(ownQuestions, {}, { page: 1 })],
    view: () => import('./own/view.tsx'),
  }),
];
