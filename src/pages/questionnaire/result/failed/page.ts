import { failedResultAddress, questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(failedResultAddress, {
  title: '未通过',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
