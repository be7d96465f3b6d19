import { liveList } from '../../schemas/api/home.ts';
import { skeleton } from '../../src/ui/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const liveListSection = defineSection({
  name: '直播标题',
  sources: [liveList],
  Skeleton: skeleton('rail', 1, true),
  load: () => import('./LiveList.tsx'),
});
