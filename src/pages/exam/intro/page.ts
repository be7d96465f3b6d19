import { examIntroAddress, myExamsAddress } from '#schemas/exam/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(examIntroAddress, {
  title: '考试说明',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
