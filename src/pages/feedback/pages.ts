import { feedbackAddress, ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackList } from '#schemas/feedback/endpoints.ts';
import { helpAddress } from '#schemas/help/addresses.ts';
import { first, formPage, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(ownFeedbackAddress, {
    title: '我的反馈',
    access: 'member',
    back: feedbackAddress,
    reads: [first(feedbackList, {}, { page: 1 })],
    view: () => import('./own/view.tsx'),
  }),
  formPage(feedbackAddress, {
    title: '意见反馈',
    access: 'member',
    back: helpAddress,
    view: () => import('./send/view.tsx'),
  }),
];
