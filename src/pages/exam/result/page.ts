import { examResultAddress, myExamsAddress } from '#schemas/exam/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(examResultAddress, {
  title: '考试成绩',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
