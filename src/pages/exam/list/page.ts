import { myExamsAddress } from '#schemas/exam/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(myExamsAddress, {
  title: '我的考试',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
