import {
  finishedResultAddress,
  questionnaireListAddress,
} from '#schemas/questionnaire/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(finishedResultAddress, {
  title: '提交完成',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
