import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackList } from '#schemas/feedback/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { FeedbackCard } from './card.tsx';

/** `/myfeedback`: the member's own feedback and what was answered. */
export default listView(feedbackList, {
  label: '我的反馈',
  rowHeight: 140,
  skeleton: 'rows',
  box: { padInline: 'gutter', padStart: 12 },
  empty: { text: '还没有反馈', link: '写反馈', to: feedbackAddress() },
  row: (feedback) => <FeedbackCard feedback={feedback} />,
});
