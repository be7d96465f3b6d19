import { liveList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const liveListSection = defineSection({
  name: '直播标题',
  sources: [liveList],
  Skeleton: skeleton('rail'),
  load: () => import('./LiveList.tsx'),
});
