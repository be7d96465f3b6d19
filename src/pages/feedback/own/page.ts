import { feedbackAddress, ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ownFeedbackAddress, {
  title: '我的反馈',
  access: 'member',
  back: feedbackAddress,
  view: () => import('./view.tsx'),
});
