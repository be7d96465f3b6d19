import { myAddress } from '#schemas/member/addresses.ts';
import { ownQuestionsAddress } from '#schemas/question/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ownQuestionsAddress, {
  title: '我的提问',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
