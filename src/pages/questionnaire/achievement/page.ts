import { achievementAddress, questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(achievementAddress, {
  title: '我的成绩',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
