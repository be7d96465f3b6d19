import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(questionnaireListAddress, {
  title: '问卷',
  access: 'member',
  view: () => import('./view.tsx'),
});
