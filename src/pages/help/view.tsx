import { helpTopics } from '#schemas/help/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { HelpTopics } from './topics.tsx';

/** `/help`: common questions, and whom to ask what they do not answer. */
export default detailView(helpTopics, {
  shapes: [['compact', 8]],
  body: (topics) => <HelpTopics topics={topics} />,
});
