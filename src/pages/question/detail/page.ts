import { ownQuestionsAddress, questionAddress } from '#schemas/question/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(questionAddress, {
  title: '问题',
  access: 'member',
  back: ownQuestionsAddress,
  view: () => import('./view.tsx'),
});
