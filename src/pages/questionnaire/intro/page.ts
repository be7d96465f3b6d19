import { introAddress, questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(introAddress, {
  title: '问卷说明',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
