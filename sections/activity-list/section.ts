import { teamList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const activityListSection = defineSection({
  name: '活动标题',
  sources: [teamList],
  Skeleton: skeleton('posters'),
  load: () => import('./ActivityList.tsx'),
});
