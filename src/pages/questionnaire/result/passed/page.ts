import { passedResultAddress, questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(passedResultAddress, {
  title: '问卷结果',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
