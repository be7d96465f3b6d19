import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { helpAddress } from '#schemas/help/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(feedbackAddress, {
  title: '意见反馈',
  access: 'member',
  back: helpAddress,
  view: () => import('./view.tsx'),
});
