import { myExamsAddress, themedExamAddress } from '#schemas/exam/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(themedExamAddress, {
  title: '专项测评',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
