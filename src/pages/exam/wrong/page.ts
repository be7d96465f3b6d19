import { myExamsAddress, wrongAnswersAddress } from '#schemas/exam/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(wrongAnswersAddress, {
  title: '错题本',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
